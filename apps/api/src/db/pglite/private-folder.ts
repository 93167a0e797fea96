import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const OTHERS = 0o077
/** The folder may hold a million files; its own mode already protects them. */
const FILES = 'files'

/**
 * Restricts everything this process and its threads create to its own user, including existing files with wider modes.
 */
export function keepPrivate(folder: string): void {
  process.umask(OTHERS)
  mkdirSync(folder, { recursive: true })
  close(folder)
}

/**
 * A folder is restricted after its contents, so that the next run completes an interrupted one. Symbolic links are
 * skipped.
 */
function close(path: string): void {
  const stats = lstatSync(path)
  const isOpen = (stats.mode & OTHERS) !== 0
  if (stats.isDirectory() && (isOpen || basename(path) !== FILES)) {
    for (const name of readdirSync(path)) close(join(path, name))
  }
  if (isOpen && !stats.isSymbolicLink()) chmodSync(path, stats.mode & ~OTHERS)
}
