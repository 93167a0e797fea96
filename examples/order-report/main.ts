import { writeFileSync } from 'node:fs'
import { createKeyClient } from '@admin-panel/sdk'
import { englishMessages } from '@admin-panel/sdk/english'
import { dayAt } from '@admin-panel/sdk/validation'
import { writeXlsx, type CellValue } from 'hucre/xlsx'

// `node main.ts report.xlsx 2026-05-01 2026-05-31`: the orders of a period, their sums by day, and a chart of them.
const { PANEL_URL = '', PANEL_KEY = '' } = process.env
const [file, from, to] = process.argv.slice(2)
if (!file || !from || !to) throw new Error('Usage: node main.ts <report.xlsx> <first day> <last day>')

const client = createKeyClient({ baseUrl: PANEL_URL, key: PANEL_KEY, language: 'en', messages: englishMessages })
// The filter counts days in the time zone of the account, and so must the sums.
const { time_zone } = await client.api.profile.view()

const orders: CellValue[][] = []
const days = new Map<string, { orders: number; roubles: number }>()
for await (const order of client.api.orders.list({
  placed_from: from,
  placed_to: to,
  sort: ['placed_at'],
  per_page: 100,
})) {
  const roubles = order.total_kopecks / 100
  const day = dayAt(order.placed_at, time_zone)
  const sums = days.get(day) ?? { orders: 0, roubles: 0 }
  days.set(day, { orders: sums.orders + 1, roubles: sums.roubles + roubles })
  orders.push([order.number, order.placed_at, order.city.label, order.status, order.payment_status, roubles])
}

const last = days.size + 1
const workbook = await writeXlsx({
  sheets: [
    {
      name: 'By day',
      rows: [['Day', 'Orders', 'Roubles'], ...[...days].map(([day, sums]) => [day, sums.orders, sums.roubles])],
      charts: [
        {
          type: 'column',
          title: `Orders from ${from} to ${to}`,
          series: [{ name: 'Roubles', values: `C2:C${last}`, categories: `A2:A${last}` }],
          axes: { x: { title: 'Day' }, y: { title: 'Roubles' } },
          legend: false,
          anchor: { from: { row: 1, col: 4 }, to: { row: 22, col: 16 } },
        },
      ],
    },
    { name: 'Orders', rows: [['Number', 'Placed at', 'City', 'Status', 'Payment', 'Roubles'], ...orders] },
  ],
})
writeFileSync(file, workbook)
console.log(`${orders.length} orders of ${days.size} days`)
client.dispose()
