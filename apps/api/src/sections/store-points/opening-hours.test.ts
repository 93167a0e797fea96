import { openingState } from '@admin-panel/sdk/validation'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { samplePoint } from './sample-point.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const POINTS = '/api/company/admin/store-point'
const MINUTE = 60_000
const daily = (...hours: { from: string; to: string }[]) => Array.from({ length: 7 }, () => hours)
const cityId = async (name: string): Promise<number> =>
  (await admin.get(`/api/geo/admin/city/list?q=${encodeURIComponent(name)}`)).body.items[0].id
const vladivostok = await cityId('Владивосток')

async function openPoint(more: object = {}) {
  const { id, version } = (await admin.post(POINTS, { body: samplePoint({ city_id: vladivostok, ...more }) })).body
  return (await admin.put(`${POINTS}/status-change/${id}`, { body: { status: 'active' }, version })).body
}

test('R34: «Открыто сейчас» goes by the clock of the point’s own city', async () => {
  // 09:00 UTC is 12:00 in Moscow and 19:00 in Vladivostok.
  const east = await openPoint({ schedule: daily({ from: '10:00', to: '19:05' }) })
  const west = await openPoint({ city_id: await cityId('Москва'), schedule: daily({ from: '10:00', to: '19:05' }) })
  const openIds = async () =>
    (await admin.get(`${POINTS}?open_now=true&q=TEST-&per_page=100`)).body.items.map(({ id }: { id: number }) => id)

  expect(await openIds()).toEqual(expect.arrayContaining([east.id, west.id]))
  app.advance(6 * MINUTE)
  expect(await openIds()).not.toContain(east.id)
  expect(await openIds()).toContain(west.id)
  expect((await admin.get(`${POINTS}/${east.id}`)).body).toMatchObject({
    open_now: false,
    today: [{ from: '10:00', to: '19:05' }],
    time_zone: 'Asia/Vladivostok',
  })
})

test('R34: on public holidays only points with holiday hours are open', async () => {
  const closed = await openPoint()
  const open = await openPoint({ works_on_holidays: true })
  const { rows } = await app.db.execute(`
    select id from store_point where id in (${closed.id}, ${open.id})
      and is_open(schedule, schedule_exceptions, works_on_holidays, 'Europe/Moscow', '2026-06-12T09:00:00Z')`)

  expect(rows).toEqual([{ id: open.id }])
})

test('R34: the database and the panel agree on when a point is open', async () => {
  const [workday] = daily({ from: '09:00', to: '13:00' }, { from: '14:00', to: '24:00' })
  const hours = [
    ...daily()
      .slice(0, 4)
      .fill(workday ?? []),
    [],
    [{ from: '00:00', to: '02:30' }],
    [],
  ]
  const exceptions = [
    { date: '2026-12-29', hours: [{ from: '11:00', to: '12:30' }] },
    { date: '2026-12-30', hours: [] },
    { date: '2027-01-04', hours: [{ from: '10:00', to: '24:00' }] },
  ]
  const moments = Array.from({ length: 300 }, (_, index) => new Date(Date.UTC(2026, 11, 28) + index * 71 * MINUTE))
  const zones = ['Europe/Kaliningrad', 'Europe/Moscow', 'Asia/Kamchatka']
  const { rows } = await app.db.execute<{ zone: string; at: number; open: boolean }>(sql`
    select zone, extract(epoch from at)::int as at, is_open(${JSON.stringify(hours)}::jsonb, ${JSON.stringify(exceptions)}::jsonb, false, zone, at) as open
    from unnest(${sql.param(zones)}::text[]) zone,
      unnest(${sql.param(moments.map((moment) => moment.toISOString()))}::timestamptz[]) at`)
  const differing = rows.filter(({ zone, at, open }) => {
    const place = { hours, exceptions, worksOnHolidays: false, timeZone: zone }
    return openingState(place, new Date(at * 1000)).isOpen !== open
  })

  expect(rows).toHaveLength(zones.length * moments.length)
  expect(rows.some(({ open }) => open)).toBe(true)
  expect(differing).toEqual([])
})

test('R34: a date with hours of its own comes before the week, in lists, in the log and in a proposal', async () => {
  const { id } = await openPoint()
  const date = app.now.toISOString().slice(0, 10)
  const special = [{ date, hours: [{ to: '12:00', from: '11:00' }] }]
  const put = (schedule_exceptions: object[], version: number) =>
    admin.put(`${POINTS}/${id}`, { body: { schedule_exceptions }, version })
  const changed = await put([{ date: '2027-01-01', hours: [] }, ...special], 2)
  const same = await put([...special, { date: '2027-01-01', hours: [] }], 3)
  const twice = await put([...special, ...special], 3)
  const wrong = await put([{ date: '2027-02-30', hours: [] }], 3)
  const crossing = await put([{ date: '2027-02-03', hours: [{ from: '15:00', to: '12:00' }] }], 3)
  const [day, month, year] = date.split('-').toReversed()
  const text = `${day}.${month}.${year} 11:00–12:00; 01.01.2027 выходной`

  expect(changed.body).toMatchObject({
    schedule_exceptions: [...special, { date: '2027-01-01', hours: [] }],
    today: [{ from: '11:00', to: '12:00' }],
    open_now: false,
  })
  expect(same.body.version).toBe(3)
  expect(twice.body.data.details.schedule_exceptions).toEqual([`Дата указана дважды (${day}.${month}.${year})`])
  expect(wrong.status).toBe(422)
  expect(crossing.body.data.details.schedule_exceptions).toEqual(['Время закрытия раньше открытия (03.02.2027)'])
  expect((await app.audited('store-point', id))[0]).toMatchObject({ changes: { schedule_exceptions: [null, text] } })
})
