import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { useSales } from '#test/orders/sales.ts'

const app = await useApp()
const { closed, entries, move, settlement } = await useSales(app)
const LEDGER = '/api/company/admin/ledger-entry'
const ADMIN = 'admin@example.com'

const rights = ['ledger-entry.index', 'ledger-entry.update']
const sellerOf = (company: number) => app.holding(rights, { scope: 'own', companies: [company] })

test('objections: a seller objects to an own entry; the period waits until the marketplace has answered', async () => {
  const { company, id } = await closed()
  const [entry] = await entries(`settlement_id=${id}&kind=commission`)
  const seller = await sellerOf(company)
  const finance = await app.as('finance@example.com')
  const object = (comment: string, client = seller) => client.put(`${LEDGER}/object/${entry.id}`, { body: { comment } })
  expect((await object('  нет ')).status).toBe(422)
  expect((await object('Ставка не та', finance)).body.data.message).toContain('Возражает продавец')
  expect(await object('Ставка не та, что в договоре')).toMatchObject({
    status: 200,
    body: { objection: { comment: 'Ставка не та, что в договоре', answer: null } },
  })
  expect((await object('Ещё раз о том же')).status).toBe(409)
  expect(await settlement(id)).toMatchObject({ objections: 1, holds: [{ reason: 'objection' }] })
  expect((await entries(`company_id=${company}&is_objected=true`)).map((one: { id: number }) => one.id)).toEqual([
    entry.id,
  ])
  expect((await move(id, { status: 'approved' }, ADMIN)).body.data.message).toContain('Возражения продавца: 1')

  const answer = (client = finance) =>
    client.put(`${LEDGER}/answer/${entry.id}`, {
      body: { objection_outcome: 'kept', comment: 'Ставка по договору № 5' },
    })
  expect((await answer(seller)).status).toBe(403)
  expect((await answer()).body.objection).toMatchObject({ objection_outcome: 'kept', answer: 'Ставка по договору № 5' })
  expect((await answer()).status).toBe(409)
  expect(await settlement(id)).toMatchObject({ objections: 0, holds: [] })
  expect(await move(id, { status: 'approved' }, ADMIN)).toMatchObject({ status: 200 })
  expect((await app.audited('ledger-entry', entry.id)).map(({ changes }) => changes)).toEqual([
    { objection_outcome: [null, 'kept'], objection_answer: [null, 'Ставка по договору № 5'] },
    { objection: [null, 'Ставка не та, что в договоре'] },
  ])
  // Not satisfied with the answer, the seller may object once more.
  expect((await object('В приложении к договору другая')).body.objection).toMatchObject({ answer: null })
})

test('objections: a seller sees and touches no entry of another seller, and none of the marketplace', async () => {
  const { company, id } = await closed()
  const [entry] = await entries(`settlement_id=${id}`)
  const stranger = await sellerOf(company === 1 ? 2 : 1)
  const comment = 'Чужая проводка'
  expect((await stranger.put(`${LEDGER}/object/${entry.id}`, { body: { comment } })).status).toBe(404)
  const [fee] = await entries(`company_id=${company}&kind=fee`)
  const own = await sellerOf(company)
  expect((await own.put(`${LEDGER}/object/${fee.id}`, { body: { comment } })).status).toBe(404)
  const answered = await app.as('finance@example.com')
  const body = { objection_outcome: 'kept', comment }
  expect((await answered.put(`${LEDGER}/answer/${entry.id}`, { body })).body.data.message).toBe('Возражения нет')
})

test('objections: the author of an entry cannot answer its objection, and who answered cannot approve the period', async () => {
  const sold = await closed()
  const body = { company_id: sold.company, correction: 'penalty', kopecks: -100, reason: 'Отгрузка с опозданием' }
  const finance = await app.as('finance@example.com')
  const { id } = (await finance.post(LEDGER, { body })).body
  const seller = await sellerOf(sold.company)
  await seller.put(`${LEDGER}/object/${id}`, { body: { comment: 'Отгрузили вовремя' } })
  const answer = async (email: string, entry: number) =>
    (await app.as(email)).put(`${LEDGER}/answer/${entry}`, {
      body: { objection_outcome: 'kept', comment: 'Опоздание есть' },
    })
  expect((await answer('finance@example.com', id)).body.data.message).toBe(
    'Отвечает другой сотрудник: эту проводку внесли вы',
  )
  expect((await answer(ADMIN, id)).status).toBe(200)

  const [entry] = await entries(`settlement_id=${sold.id}&kind=commission`)
  await seller.put(`${LEDGER}/object/${entry.id}`, { body: { comment: 'Ставка не та' } })
  expect((await answer(ADMIN, entry.id)).status).toBe(200)
  expect(await move(sold.id, { status: 'approved' }, ADMIN)).toMatchObject({ status: 403 })
})
