import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const PATH = '/api/content/admin/operation-reason'

async function created(code: string) {
  return (await admin.post(PATH, { body: { code, operations: ['user_block'], name: 'Первое название' } })).body as {
    id: number
  }
}

const rename = (id: number, name: string, tag: string) =>
  admin.put(`${PATH}/${id}`, { body: { name }, headers: { 'if-match': tag } })

test('A record carries its version in the body and in the ETag, and a change raises it', async () => {
  const { id } = await created('test.version')
  const before = await admin.get(`${PATH}/${id}`)
  const after = await rename(id, 'Второе название', '"v1"')

  expect(before.headers['etag']).toBe('"v1"')
  expect(after).toMatchObject({ status: 200, body: { version: 2, name: 'Второе название' }, headers: { etag: '"v2"' } })
})

test('A stale version gets 412 with the record as it is now', async () => {
  const { id } = await created('test.stale')
  await rename(id, 'Чужая правка', '"v1"')
  const reply = await rename(id, 'Моя правка', '"v1"')

  expect(reply.status).toBe(412)
  expect(reply.headers['etag']).toBe('"v2"')
  expect(reply.body).toMatchObject({ data: { status: 412 }, current: { id, name: 'Чужая правка', version: 2 } })
})

test("A 412 says whether all that changed since is the caller's own", async () => {
  const other = await app.keyHolding(['operation-reason.index', 'operation-reason.update'])
  const { id } = await created('test.own')
  await rename(id, 'Своя правка', '"v1"')
  const own = await rename(id, 'Из второй вкладки', '"v1"')
  await other.put(`${PATH}/${id}`, { body: { name: 'Чужая правка' }, headers: { 'if-match': '"v2"' } })
  await rename(id, 'Снова своя', '"v3"')
  const mixed = await rename(id, 'Из второй вкладки', '"v1"')

  expect(own.body).toMatchObject({
    is_own: true,
    data: { message: 'Вы уже изменили эту запись в другой вкладке. Сравните изменения и сохраните ещё раз' },
  })
  expect(mixed.body).toMatchObject({ is_own: false, data: { message: expect.stringContaining('другой пользователь') } })
})

test('Of ten concurrent changes of one version exactly one succeeds', async () => {
  const { id } = await created('test.race')
  const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => rename(id, `Правка ${index}`, '"v1"')))

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 412)).toHaveLength(9)
  expect(await app.audited('operation-reason', id)).toHaveLength(2)
})

test('A tag that a proxy has weakened is accepted', async () => {
  const { id } = await created('test.weak')

  expect(await rename(id, 'Через посредника', 'W/"v1"')).toMatchObject({ status: 200 })
})

test.each(['v1', '"1"', '*', '"v1", "v2"'])(
  'A malformed If-Match is refused with the form that is wanted: %s',
  async (tag) => {
    const { status, body } = await admin.put('/api/catalog/admin/brand/1', { body: {}, headers: { 'if-match': tag } })

    expect(status).toBe(400)
    expect(body.data.message).toBe('Заголовок If-Match: нужна версия записи вида "v1", как в её ETag')
  },
)
