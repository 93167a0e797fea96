import { expect, test } from 'vitest'
import { systemPrincipal } from '#db/actor.ts'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { useApp } from '#test/app.ts'
import { beside } from '#test/beside.ts'
import { contactOf } from './contact.ts'
import { eraseBuyers } from './erase.ts'
import { holdOperations } from './skip-prepared.ts'
import { ordersOf } from './traces.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const OPERATIONS = '/api/system/admin/operation'
const PHONE = '+79255550177'

test('D4: an export that begins after the last statement of an erasure waits for its end, and its file lacks the buyer', async () => {
  await app.db.execute(sql`
    update "order" set buyer_phone = ${PHONE}, buyer_name = 'Потаённый Олег'
    where id = (select min(id) from "order" where status = 'completed')`)
  const erase = async (tx: Database) => {
    await holdOperations(tx)
    const orders = await ordersOf(tx, contactOf(PHONE), sql`for update`)
    await eraseBuyers({ db: tx, env: app.env, actor: systemPrincipal(app.now) }, [{ contact: PHONE, orders }], {
      byTerm: false,
      reason: 'Запрос покупателя',
    })
  }
  const exported = await beside(app.db, erase, async () => {
    const { body } = await admin.post(OPERATIONS, {
      body: {
        call: 'orders.export',
        input: { format: 'csv', purpose: 'Сверка с перевозчиком' },
        filter: { status: ['completed'] },
      },
    })
    await app.work()
    return body
  })
  await app.work()
  const ended = await admin.get(`${OPERATIONS}/${exported.id}`)
  const file = await admin.get(`${OPERATIONS}/file/${exported.id}?part=result`)

  expect(ended.body).toMatchObject({ status: 'done', explanation: null })
  expect(file.text).toContain('Стёрт № 1')
  expect(file.text).not.toContain('Потаённый')
})
