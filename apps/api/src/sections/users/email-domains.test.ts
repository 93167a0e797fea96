import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#env.ts'
import { mailTransport } from '#mail/transport.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const USERS = '/api/user/admin/user'

const person = async (email: string) => {
  const { body } = await (await app.as('admin@example.com')).get('/api/user/admin/role/list?q=наблюдатель')
  return { last_name: 'Почтов', first_name: 'Иван', email, role_ids: [body.items[0].id] }
}

test('an address in letters is accepted, is one mailbox in each of its spellings, and is not taken twice', async () => {
  const admin = await app.as('admin@example.com')
  const created = await admin.post(USERS, { body: await person('Info@Пример.РФ') })
  const again = await admin.post(USERS, { body: await person('info@xn--e1afmkfd.xn--p1ai') })

  expect(created).toMatchObject({ status: 201, body: { email: 'info@пример.рф' } })
  expect(again).toMatchObject({
    status: 422,
    body: { data: { details: { email: ['Эл. почта: такое значение уже есть'] } } },
  })
  for (const email of ['info@-пример.рф', 'info@пример', 'инфо@пример.рф', 'info@пример.рф/а'])
    expect(await admin.post(USERS, { body: await person(email) })).toMatchObject({
      status: 422,
      body: { data: { details: { email: ['Эл. почта: укажите адрес вида name@example.ru'] } } },
    })
})

test('a letter to an address in letters goes to the form that the network knows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const send = mailTransport({ ...readEnv({}), dataDir: folder })
  await send({ id: 1, to: 'info@пример.рф', subject: 'Приглашение', text: 'Здравствуйте' })

  expect(readFileSync(join(folder, 'outbox/000001.eml'), 'utf8')).toContain('To: info@xn--e1afmkfd.xn--p1ai')
})
