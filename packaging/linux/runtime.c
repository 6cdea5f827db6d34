/* The first part of the AppImage; behind it, from the end of this ELF file, lies the program as a squashfs image.
 *
 * Follows the AppImage specification, type 2: mounts the image (FUSE), sets APPIMAGE, APPDIR, ARGV0 and OWD and starts its
 * AppRun. Where nothing can be mounted (no FUSE, a container) it unpacks the image into a temporary folder, starts that
 * and removes it afterwards. Knows --appimage-extract, --appimage-extract-and-run (also APPIMAGE_EXTRACT_AND_RUN=1),
 * --appimage-mount, --appimage-offset and --appimage-help. Built statically by packaging/linux_package.py. */

#define _GNU_SOURCE
#define FUSE_USE_VERSION 31

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <fuse.h>
#include <fuse_lowlevel.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <squashfuse/squashfuse.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { FAILED = 127, BLOCK = 1 << 17 };

static sqfs image;

static int fail(const char *what, const char *which) {
    fprintf(stderr, "%s: %s: %s\n", which, what, strerror(errno));
    return FAILED;
}

/* The image is packed with zstd. squashfuse could read four more kinds; their libraries, one of them under the GPL, stay out. */
int uncompress(void) { return -1; }
int LZ4_decompress_safe(void) { return -1; }
int lzma_stream_buffer_decode(void) { return -1; }
int lzo1x_decompress_safe(void) { return -1; }

/* -- the image behind this program ------------------------------------------------------------------------------------ */

/* The table of sections is the last thing in an ELF file as the linker writes it. */
static size_t end_of_program(const char *self) {
    Elf64_Ehdr header;
    int file = open(self, O_RDONLY | O_CLOEXEC);
    ssize_t got = file < 0 ? -1 : read(file, &header, sizeof header);
    if (file >= 0) close(file);
    return got == (ssize_t)sizeof header ? header.e_shoff + (size_t)header.e_shentsize * header.e_shnum : 0;
}

static int find(const char *path, sqfs_inode *inode) {
    bool found = false;
    if (sqfs_inode_get(&image, inode, sqfs_inode_root(&image))) return -EIO;
    if (sqfs_lookup_path(&image, inode, path, &found)) return -EIO;
    return found ? 0 : -ENOENT;
}

static void describe(sqfs_inode *inode, struct stat *to) {
    memset(to, 0, sizeof *to);
    to->st_mode = inode->base.mode;
    to->st_nlink = inode->nlink;
    to->st_mtime = to->st_ctime = to->st_atime = inode->base.mtime;
    to->st_uid = getuid();
    to->st_gid = getgid();
    if (S_ISREG(to->st_mode)) to->st_size = inode->xtra.reg.file_size;
    if (S_ISLNK(to->st_mode)) to->st_size = inode->xtra.symlink_size;
    to->st_blocks = (to->st_size + 511) / 512;
}

/* -- unpacked --------------------------------------------------------------------------------------------------------- */

static int unpack_file(sqfs_inode *inode, const char *to) {
    static char block[BLOCK];
    int file = open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, inode->base.mode & 0777);
    if (file < 0) return -1;
    for (sqfs_off_t at = 0; at < (sqfs_off_t)inode->xtra.reg.file_size;) {
        sqfs_off_t size = BLOCK;
        if (sqfs_read_range(&image, inode, at, &size, block) || size <= 0 || write(file, block, size) != size) {
            close(file);
            return -1;
        }
        at += size;
    }
    return close(file);
}

static int unpack_one(sqfs_inode *inode, const char *to) {
    char target[PATH_MAX];
    size_t size = sizeof target;
    if (S_ISDIR(inode->base.mode)) return mkdir(to, 0755) && errno != EEXIST ? -1 : 0;
    if (S_ISREG(inode->base.mode)) return unpack_file(inode, to);
    if (!S_ISLNK(inode->base.mode)) return 0;
    unlink(to);
    return sqfs_readlink(&image, inode, target, &size) ? -1 : symlink(target, to);
}

/* Everything in the image, into a folder that is there. */
static int unpack(const char *folder) {
    sqfs_traverse walk;
    sqfs_err error = SQFS_OK;
    int bad = sqfs_traverse_open(&walk, &image, sqfs_inode_root(&image)) ? -1 : 0;
    while (!bad && sqfs_traverse_next(&walk, &error)) {
        char to[PATH_MAX];
        sqfs_inode inode;
        if (walk.dir_end) continue;
        if (snprintf(to, sizeof to, "%s/%s", folder, walk.path) >= (int)sizeof to) bad = -1;
        else bad = sqfs_inode_get(&image, &inode, sqfs_dentry_inode(&walk.entry)) ? -1 : unpack_one(&inode, to);
    }
    sqfs_traverse_close(&walk);
    return bad || error ? -1 : 0;
}

static int forget(const char *path, const struct stat *what, int kind, struct FTW *where) {
    (void)what, (void)kind, (void)where;
    return remove(path);
}

/* -- mounted ---------------------------------------------------------------------------------------------------------- */

static int on_getattr(const char *path, struct stat *to, struct fuse_file_info *file) {
    sqfs_inode inode;
    int bad = find(path, &inode);
    (void)file;
    if (!bad) describe(&inode, to);
    return bad;
}

static int on_readlink(const char *path, char *to, size_t size) {
    sqfs_inode inode;
    int bad = find(path, &inode);
    return bad ? bad : sqfs_readlink(&image, &inode, to, &size) ? -EIO : 0;
}

static int on_open(const char *path, struct fuse_file_info *file) {
    sqfs_inode *inode = malloc(sizeof *inode);
    int bad = inode ? find(path, inode) : -ENOMEM;
    if (!bad && (file->flags & O_ACCMODE) != O_RDONLY) bad = -EROFS;
    if (bad) free(inode);
    else file->fh = (uintptr_t)inode;
    file->keep_cache = 1;
    return bad;
}

static int on_read(const char *path, char *to, size_t size, off_t at, struct fuse_file_info *file) {
    sqfs_off_t got = (sqfs_off_t)size;
    (void)path;
    return sqfs_read_range(&image, (sqfs_inode *)(uintptr_t)file->fh, at, &got, to) ? -EIO : (int)got;
}

static int on_release(const char *path, struct fuse_file_info *file) {
    (void)path;
    free((sqfs_inode *)(uintptr_t)file->fh);
    return 0;
}

static int on_readdir(const char *path, void *to, fuse_fill_dir_t add, off_t at, struct fuse_file_info *file,
                      enum fuse_readdir_flags flags) {
    sqfs_inode inode;
    sqfs_dir folder;
    sqfs_dir_entry entry;
    sqfs_name name;
    sqfs_err error = SQFS_OK;
    int bad = find(path, &inode);
    (void)at, (void)file, (void)flags;
    if (bad) return bad;
    if (sqfs_dir_open(&image, &inode, &folder, 0)) return -ENOTDIR;
    add(to, ".", NULL, 0, 0);
    add(to, "..", NULL, 0, 0);
    sqfs_dentry_init(&entry, name);
    while (sqfs_dir_next(&image, &folder, &entry, &error)) add(to, sqfs_dentry_name(&entry), NULL, 0, 0);
    return error ? -EIO : 0;
}

static void *on_init(struct fuse_conn_info *connection, struct fuse_config *how) {
    (void)connection;
    how->kernel_cache = 1; /* nothing in the image ever changes */
    how->entry_timeout = how->attr_timeout = how->negative_timeout = 3600;
    return NULL;
}

static const struct fuse_operations reading = {
    .init = on_init, .getattr = on_getattr, .readlink = on_readlink, .open = on_open, .read = on_read,
    .release = on_release, .readdir = on_readdir,
};

static void silent(enum fuse_log_level level, const char *format, va_list words) {
    (void)level, (void)format, (void)words; /* what cannot be mounted is unpacked: nobody has to know */
}

/* Mount the image and serve it until nobody holds the other end of `alive`; tells `ready` that it is there. */
static int serve(const char *folder, int ready, int alive) {
    char *words[] = {"one-table", "-oro,nosuid,nodev,default_permissions,fsname=one-table,subtype=appimage", NULL};
    struct fuse_args said = FUSE_ARGS_INIT(2, words);
    fuse_set_log_func(silent);
    struct fuse *mounted = fuse_new(&said, &reading, sizeof reading, NULL);
    if (!mounted || fuse_mount(mounted, folder)) return FAILED;
    struct fuse_session *session = fuse_get_session(mounted);
    struct fuse_buf buffer = {.mem = NULL};
    struct pollfd wanted[] = {{.fd = fuse_session_fd(session), .events = POLLIN}, {.fd = alive, .events = POLLIN}};
    if (write(ready, "", 1) != 1) return FAILED;
    close(ready);
    signal(SIGINT, SIG_IGN); /* Ctrl+C is for the program */
    while (!fuse_session_exited(session)) {
        if (poll(wanted, 2, -1) < 0 && errno != EINTR) break;
        if (wanted[0].revents) {
            int got = fuse_session_receive_buf(session, &buffer);
            if (got == -EINTR) continue;
            if (got <= 0) break;
            fuse_session_process_buf(session, &buffer);
        } else if (wanted[1].revents) break; /* everything that was started has ended */
    }
    fuse_unmount(mounted);
    rmdir(folder);
    return 0;
}

/* -- starting --------------------------------------------------------------------------------------------------------- */

static int start(const char *folder, const char *self, char **argv) {
    char program[PATH_MAX], here[PATH_MAX];
    snprintf(program, sizeof program, "%s/AppRun", folder);
    setenv("APPIMAGE", self, 1);
    setenv("APPDIR", folder, 1);
    setenv("ARGV0", argv[0], 1);
    if (getcwd(here, sizeof here)) setenv("OWD", here, 1);
    argv[0] = program;
    execv(program, argv);
    return fail("cannot be started", program);
}

static char *temporary(const char *name) {
    static char folder[PATH_MAX];
    const char *place = getenv("TMPDIR");
    snprintf(folder, sizeof folder, "%s/%sXXXXXX", place && *place == '/' ? place : "/tmp", name);
    return mkdtemp(folder);
}

static int run_unpacked(const char *self, char **argv) {
    int state = 0;
    char *folder = temporary("one-table-");
    if (!folder) return fail("no temporary folder", self);
    pid_t child = unpack(folder) ? -1 : fork();
    if (child == 0) return start(folder, self, argv);
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    if (child < 0) state = fail("cannot be unpacked", folder);
    else if (waitpid(child, &state, 0) == child) state = WIFEXITED(state) ? WEXITSTATUS(state) : 128 + WTERMSIG(state);
    nftw(folder, forget, 16, FTW_DEPTH | FTW_PHYS);
    return state;
}

/* Start from the mounted image, or say with -1 that it cannot be mounted. `hold`: only mount, until this is ended. */
static int run_mounted(const char *self, char **argv, bool hold) {
    int ready[2], alive[2];
    char told;
    char *folder = temporary(".mount_one-table-");
    if (!folder || pipe2(ready, O_CLOEXEC) || pipe(alive)) return -1;
    pid_t server = fork();
    if (server == 0) {
        close(ready[0]);
        close(alive[1]);
        setsid();
        _exit(serve(folder, ready[1], alive[0]));
    }
    close(ready[1]);
    close(alive[0]);
    if (server < 0 || read(ready[0], &told, 1) != 1) {
        rmdir(folder);
        return -1;
    }
    close(ready[0]);
    /* alive[1] stays open in the program and in all that it starts: the image goes with the last of them */
    if (!hold) return start(folder, self, argv);
    puts(folder);
    fflush(stdout);
    pause();
    return 0;
}

int main(int argc, char **argv) {
    char self[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length < 0) return fail("/proc is needed", argv[0]);
    self[length] = '\0';
    size_t offset = end_of_program(self);
    const char *wish = argc > 1 && !strncmp(argv[1], "--appimage-", 11) ? argv[1] + 11 : "";
    if (!strcmp(wish, "offset")) return printf("%zu\n", offset) < 0;
    if (!strcmp(wish, "help"))
        return puts("--appimage-extract  --appimage-extract-and-run  --appimage-mount  --appimage-offset") < 0;
    if (sqfs_open_image(&image, self, offset)) return FAILED;
    if (!strcmp(wish, "extract"))
        return (mkdir("squashfs-root", 0755) && errno != EEXIST) || unpack("squashfs-root") ? fail("extract", self) : 0;
    if (!strcmp(wish, "mount")) return run_mounted(self, argv, true) ? fail("cannot be mounted", self) : 0;
    bool unpacked = getenv("APPIMAGE_EXTRACT_AND_RUN") != NULL;
    if (!strcmp(wish, "extract-and-run")) {
        unpacked = true;
        argv[1] = argv[0];
        argv++;
    }
    int state = unpacked || access("/dev/fuse", R_OK | W_OK) ? -1 : run_mounted(self, argv, false);
    return state == -1 ? run_unpacked(self, argv) : state;
}
