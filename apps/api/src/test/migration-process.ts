import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Migrates a database by the files of a folder, in a process of its own. */
export function startMigration(url: string, folder: string): ChildProcess {
  const script = `
    import { openDatabase } from '#db/database.ts'
    import { migrate } from '#db/migrate.ts'
    const database = await openDatabase({ url: '${url}', folder: '', onError() {} })
    await database.unhurried(() => migrate(database.db, { folder: '${folder}' }))
    await database.close()`
  const child = spawn(process.execPath, ['--conditions=@admin-panel/source', '--input-type=module', '--eval', script], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
