import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** PGlite cannot open the folder. Its own message («Aborted()») explains neither the cause nor the remedy. */
export class DamagedFolder extends Error {
  override name = 'DamagedFolder'

  constructor(data: string, cause?: unknown) {
    super(
      [
        `База данных в каталоге ${data} не открывается: её файлы повреждены или не все на месте.`,
        'Так бывает после сбоя диска, нехватки места или если каталог открывала другая программа.',
        `Проверьте, что на диске есть место. Если оно есть, восстановите весь каталог ${dirname(data)} из резервной копии`,
        'и до запуска выполните команду restored (docs/operations.md, раздел «Back-up»).',
      ].join(' '),
      { cause },
    )
  }
}

/** A half-copied folder must not be overwritten by an empty database. */
export function refuseDamaged(data: string): void {
  if (!existsSync(data) || readdirSync(data).length === 0 || existsSync(join(data, 'PG_VERSION'))) return
  throw new DamagedFolder(data)
}
