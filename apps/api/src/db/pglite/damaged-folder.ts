import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The database in a folder does not open. PGlite's own message («Aborted()») does not say why or what to do. */
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

/** A half-copied folder must not get an empty database written over it. */
export function refuseDamaged(data: string): void {
  if (!existsSync(data) || readdirSync(data).length === 0 || existsSync(join(data, 'PG_VERSION'))) return
  throw new DamagedFolder(data)
}
