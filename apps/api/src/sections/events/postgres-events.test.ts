import { expect, test } from 'vitest'
import { systemCaller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import { useApp } from '#test/app.ts'
import { changesSince, placeNow } from './changes.ts'

const app = await useApp()
const by = systemCaller(app.now)

test('A change that commits late is sent after changes that began later', async () => {
  const before = await placeNow(app.db)
  let meanwhile: Awaited<ReturnType<typeof changesSince>> | undefined
  await app.db.transaction(async (slow) => {
    await audit(slow, by, { event: 'deleted', entity: 'city', entity_id: 1 })
    await app.db.transaction((quick) => audit(quick, by, { event: 'deleted', entity: 'city', entity_id: 2 }))
    meanwhile = await changesSince(app.db, before)
  })
  const later = await changesSince(app.db, meanwhile?.place ?? '')

  expect(meanwhile?.rows).toMatchObject([{ entity_id: 2 }])
  expect(later.rows).toMatchObject([{ entity_id: 1 }])
  expect((await changesSince(app.db, later.place)).rows).toEqual([])
})
