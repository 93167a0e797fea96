import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** Locks a folder for this process until `release` or the end of the process, even after a crash. */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true })
  // The PID needs its own file: reading and closing the lock file would release the POSIX lock of this process.
  const holder = join(folder, 'lock.pid')
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    file.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive')
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new FolderInUse(
        `Каталог данных ${folder} занят другим процессом${nameOf(holder)}. Остановите его или укажите другой DATA_DIR.`,
        {
          cause: error,
        },
      )
    }
    throw error
  }
  noteHolder(holder)
  return {
    release() {
      rmSync(holder, { force: true })
      file.close()
    },
  }
}

/** The PID only serves the error message, so a full disk must not prevent the start. */
function noteHolder(holder: string): void {
  try {
    writeFileSync(holder, String(process.pid))
  } catch {
    rmSync(holder, { force: true })
  }
}

/** The PID is missing between taking the lock and writing the file. */
function nameOf(holder: string): string {
  try {
    const pid = readFileSync(holder, 'utf8')
    return /^\d+$/.test(pid) ? ` (PID ${pid})` : ''
  } catch {
    return ''
  }
}
