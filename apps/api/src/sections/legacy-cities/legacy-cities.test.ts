import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const LEGACY = '/api/geo/admin/legacy-city'
const byName = async (name: string) => {
  const { body } = await admin.get(`${LEGACY}?q=${encodeURIComponent(name)}`)
  return (await admin.get(`${LEGACY}/${body.items[0].id}`)).body
}
const total = async (query: string) => (await admin.get(`${LEGACY}?${query}`)).body.meta.total
const candidates = async (name: string) =>
  (await admin.get(`${LEGACY}/candidates/${(await byName(name)).id}`)).body.items

test('a picked candidate is saved, reopening shows it, and fewer cities are left without one', async () => {
  const legacy = await byName('Новосибирск')
  const before = await total('status=unmapped')
  const [candidate] = await candidates('Новосибирск')
  const tied = await admin.put(`${LEGACY}/tie/${legacy.id}`, { body: { mapped_to_id: candidate.id }, version: 1 })

  expect(candidate).toEqual({
    id: 3,
    label: 'Новосибирск',
    hint: 'Новосибирская область',
    is_exact: true,
    distance_km: 1,
  })
  expect(tied.body).toMatchObject({ status: 'mapped', mapped_to: { id: 3, label: 'Новосибирск' }, version: 2 })
  expect((await admin.get(`${LEGACY}/${legacy.id}`)).body).toEqual(tied.body)
  expect(await total('status=unmapped')).toBe(before - 1)
  expect(await app.audited('legacy-city', legacy.id)).toMatchObject([
    { event: 'attached', changes: { mapped_to_id: [null, 3], status: ['unmapped', 'mapped'] } },
  ])
})

test('R16: candidates are cities of the same name, of a part of it, or close by', async () => {
  expect(await candidates('Ростов')).toMatchObject([{ label: 'Ростов-на-Дону', is_exact: true, distance_km: 1 }])
  expect(await candidates('Комсомольск')).toMatchObject([{ label: 'Комсомольск-на-Амуре', is_exact: false }])
  expect(await candidates('Энгельс')).toMatchObject([{ label: 'Саратов', is_exact: false, distance_km: 7 }])
  expect(await candidates('Кольцово')).toEqual([])
})

test('R16: old cities are filtered by status, by likeness and by their names', async () => {
  expect(await total('')).toBe(12)
  expect(await total(`status=ignored&q=${encodeURIComponent('склад')}`)).toBe(1)
  expect((await total('status=unmapped')) + (await total('status=mapped,ignored'))).toBe(12)
  expect(await total(`q=${encodeURIComponent('новосибирская')}`)).toBe(3)
  expect(await total(`has_candidate=true&q=${encodeURIComponent('ростов')}`)).toBe(1)
  expect(await total(`has_candidate=false&q=${encodeURIComponent('энгельс')}`)).toBe(1)
})

test('R16: a new city combines the suggestion of the legacy one with the input', async () => {
  const legacy = await byName('Бердск')
  const short = await admin.post(`${LEGACY}/create-ours/${legacy.id}`, { body: {}, version: 1 })
  const created = await admin.post(`${LEGACY}/create-ours/${legacy.id}`, { body: { name_in: 'в Бердске' }, version: 1 })
  const city = await admin.get(`/api/geo/admin/city/${created.body.mapped_to_id}`)
  const again = await admin.post(`${LEGACY}/create-ours/${legacy.id}`, { body: { name_in: 'в Бердске' }, version: 2 })

  expect(legacy).toMatchObject({
    payload: { title: 'Бердск' },
    suggestion: { name: 'Бердск', region_id: 5, type: 'г', lat: 54.76, lon: 83.1, population: 103_000 },
  })
  expect(short.body.data.details).toEqual({ name_in: ['Пожалуйста, введите Где'] })
  expect(created.body).toMatchObject({ status: 'mapped', mapped_to: { label: 'Бердск' } })
  expect(city.body).toMatchObject({ slug: 'berdsk', time_zone: 'Asia/Novosibirsk', region: { id: 5 } })
  expect(again).toMatchObject({
    status: 409,
    body: { data: { message: 'Запись уже сопоставлена. Сначала снимите сопоставление' } },
  })
  expect((await admin.delete(`/api/geo/admin/city/${city.body.id}`, { version: 1 })).status).toBe(409)
})

test('R16: a mapping is changed and undone, and an ignored city has its reason', async () => {
  const { id } = await byName('Владивосток')
  await admin.put(`${LEGACY}/tie/${id}`, { body: { mapped_to_id: 1 }, version: 1 })
  const other = await admin.put(`${LEGACY}/tie/${id}`, { body: { mapped_to_id: 24 }, version: 2 })
  const unknown = await admin.put(`${LEGACY}/tie/${id}`, { body: { mapped_to_id: 999_999 }, version: 3 })
  const whileTied = await admin.put(`${LEGACY}/ignore/${id}`, { body: { note: 'Не нужен' }, version: 3 })
  const untied = await admin.put(`${LEGACY}/untie/${id}`, { version: 3 })
  const blank = await admin.put(`${LEGACY}/ignore/${id}`, { body: { note: '    ' }, version: 4 })
  const ignored = await admin.put(`${LEGACY}/ignore/${id}`, { body: { note: ' Не  нужен ' }, version: 4 })
  const stale = await admin.put(`${LEGACY}/untie/${id}`, { version: 4 })

  expect(other.body.mapped_to).toEqual({ id: 24, label: 'Владивосток' })
  expect(unknown.body.data.details).toEqual({ mapped_to_id: ['Наша запись: выберите значение из списка'] })
  expect(whileTied.status).toBe(409)
  expect(untied.body).toMatchObject({ status: 'unmapped', mapped_to: null, mapped_to_id: null })
  expect(blank.body.data.details).toEqual({ note: ['Комментарий: не менее 3 символов'] })
  expect(ignored.body).toMatchObject({ status: 'ignored', note: 'Не нужен', version: 5 })
  expect(stale).toMatchObject({ status: 412, body: { current: { version: 5 } } })
  expect((await app.audited('legacy-city', id)).map(({ event }) => event)).toEqual([
    'updated',
    'detached',
    'attached',
    'attached',
  ])
})
