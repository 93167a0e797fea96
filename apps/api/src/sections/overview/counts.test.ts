import { operationTable, type Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const COUNTS = '/api/system/admin/overview/counts'

const cases: [Schemas['OverviewList'], string[]][] = [
  ['orders', ['status=new', 'sub_status=new%2Cconfirmed&overdue=true', 'q=1000&sort=-bought_kopecks&page=3&view=7']],
  ['moderation', ['status=new%2Cin_work', 'assignee_id=me']],
  ['reviews', ['status=new', 'rating=1%2C2']],
  [
    'products',
    [
      'has_images=false',
      'category_id=1',
      'category_id=1&has_images=false',
      'category_id=1&has_barcodes=false',
      'category_id=1&has_crosses=false',
    ],
  ],
]
const inAddress = (query: string) => query.replaceAll(/&?(?:page|view)=\d+/g, '')

test.each(['admin', 'viewer', 'merchant1'])(
  'For %s each count is the total of the list under the same query',
  async (role) => {
    const client = await app.as(`${role}@example.com`)
    for (const [list, queries] of cases) {
      const { path } = operationTable[`${list}.list`]
      const total = async (query: string) => (await client.get(`${path}?${query}`)).body.meta.total
      const params = new URLSearchParams({ of: list, queries: queries.join(',') })
      const { body } = await client.get(`${COUNTS}?${params}`)
      expect(body.all.total).toBe(await total(''))
      expect(body.items.map(({ query }: { query: string }) => query)).toEqual(queries)
      for (const counted of body.items) expect(counted.total).toBe(await total(inAddress(counted.query)))
    }
  },
)

test('A query that the list would refuse is left out, and the others keep their counts', async () => {
  const client = await app.as('viewer@example.com')
  const { body } = await client.get(`${COUNTS}?of=orders&queries=status=gone,unknown=1,status=new`)
  expect(body.items.map(({ query }: { query: string }) => query)).toEqual(['status=new'])
})

test('P7: a number of a list is refused to users who may not open the list', async () => {
  const client = await app.as('orders@example.com')
  expect((await client.get(operationTable['moderation.list'].path)).status).toBe(403)
  expect((await client.get(`${COUNTS}?of=moderation`)).status).toBe(403)
})
