import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const OTHERS = 0o077
/** There may be a million of them, and a folder that is closed hides them. */
const FILES = 'files'

/** What this process and its threads make from now on is for its own user alone; so becomes what an older version left open. */
export function keepPrivate(folder: string): void {
  process.umask(OTHERS)
  mkdirSync(folder, { recursive: true })
  close(folder)
}

/** The folder comes after what is in it, so that a run that broke off is made good by the next one; links are left alone. */
function close(path: string): void {
  const found = lstatSync(path)
  const isOpen = (found.mode & OTHERS) !== 0
  if (found.isDirectory() && (isOpen || basename(path) !== FILES)) {
    for (const name of readdirSync(path)) close(join(path, name))
  }
  if (isOpen && !found.isSymbolicLink()) chmodSync(path, found.mode & ~OTHERS)
}
