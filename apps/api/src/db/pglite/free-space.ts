import { statfs } from 'node:fs/promises'

/** PGlite stops once its journal, which grows by 16 MB at a time, finds no room. */
const RESERVED = 64 * 1024 * 1024
const CACHED_MS = 1000

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Answers whether changes still have room, and asks the disk once a second. */
export function createRoom(freeBytes: () => Promise<number>): (now: Date) => Promise<boolean> {
  let checked: { at: number; enough: Promise<boolean> } | undefined
  return (now) => {
    const at = now.getTime()
    if (!checked || at - checked.at >= CACHED_MS)
      // A file system that does not report its free space must not stop all changes.
      checked = {
        at,
        enough: freeBytes().then(
          (free) => free >= RESERVED,
          () => true,
        ),
      }
    return checked.enough
  }
}
