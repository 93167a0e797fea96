import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { openDatabase } from '#db/database.ts'
import { auditKey } from '#sections/audit-log/chain/key.ts'
import { sealAudit } from '#sections/audit-log/chain/seal.ts'
import { seededFolder } from '#test/seeded-folder.ts'
import { runCommand, startServer } from '#test/server-process.ts'

test('The server logs the head of the change log, verify-audit compares the log with it and reports another key', async () => {
  const folder = seededFolder()
  const settings = { DATA_DIR: folder }
  const change = async (run: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>) => {
    const database = await openDatabase({ folder, onError: () => {} })
    await run(database)
    await database.close()
  }
  await change(({ db }) => sealAudit(db, auditKey({ auditKey: undefined, dataDir: folder })))

  const server = await startServer({ ...settings, LOG_LEVEL: 'info' })
  await expect.poll(server.output).toContain('"event":"audit-head"')
  const head = /"audit-head","head":"([^"]+)"/.exec(server.output())?.[1] ?? ''
  expect(server.output()).not.toContain('"event":"audit-key"')
  await server.end('SIGTERM')
  expect(head).toMatch(/^[1-9]\d*:[\da-f]{64}:\d{4}-\d\d-\d\d$/)

  const sound = await runCommand('verify-audit', [head], settings)
  expect(sound).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Проверено записей: [1-9]\d*\. Конец цепочки: /),
  })

  const foreign = { ...settings, AUDIT_KEY: 'ключ другого процесса' }
  const stranger = await startServer(foreign)
  expect(stranger.output()).toContain('"event":"audit-key"')
  await stranger.end('SIGTERM')
  expect(await runCommand('verify-audit', [], foreign)).toMatchObject({ code: 1 })

  await change(async ({ db }) => {
    await db.execute(sql`alter table audit_log disable trigger user`)
    await db.execute(sql`update audit_log set user_name = 'Никто' where id = (select min(audit_id) from audit_seal)`)
  })
  expect(await runCommand('verify-audit', [head], settings)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Запись \d+ изменена/),
  })
})
