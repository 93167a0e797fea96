import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** Holds a folder for this process until `release`, or until the process is gone, however it goes. */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    file.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive')
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new FolderInUse(
        `Каталог данных ${folder} занят другим процессом. Остановите его или укажите другой DATA_DIR.`,
        {
          cause: error,
        },
      )
    }
    throw error
  }
  return { release: () => file.close() }
}
