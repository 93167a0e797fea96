import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { sampleCity } from '#test/sample-city.ts'

const times = { created_at: '2026-06-01T09:00:00Z', updated_at: '2026-06-01T09:00:00Z' }
const city: Schemas['City'] = { ...sampleCity, id: 5 }
const region: Schemas['Region'] = {
  id: 2,
  name: 'Татарстан',
  type: 'республика',
  iso_code: 'RU-TA',
  federal_district: 'Приволжский',
  kladr_id: null,
  fias_id: null,
  time_zone: 'Europe/Moscow',
  is_active: true,
  cities_count: 2,
  ...times,
  version: 3,
}
const old: Schemas['LegacyCity'] = {
  id: 103,
  name: 'Казань (РТ)',
  region_name: 'Татарстан',
  status: 'unmapped',
  mapped_to: null,
  mapped_to_id: null,
  note: null,
  has_candidate: true,
  migrated_at: times.created_at,
  updated_at: times.updated_at,
  version: 1,
  payload: { kind: 'город', lat: 55.8, lng: 49.1, people: 1_200_000 },
  suggestion: { name: 'Казань', type: 'г' },
}
const mapped: Schemas['LegacyCity'] = {
  ...old,
  status: 'mapped',
  mapped_to: { id: 5, label: 'Казань' },
  mapped_to_id: 5,
  version: 2,
}
const pageOf = <Item,>(items: Item[]) => ({
  items,
  meta: { total: items.length, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
})
const option = (id: number, label: string) => ({ id, label, hint: null, is_active: true })
const common = [
  on.cities.view(city),
  on.legacyCities.list(pageOf<Schemas['LegacyCityRow']>([])),
  on.auditLog.list(pageOf<Schemas['AuditRow']>([])),
  on.regions.options({ items: [option(2, 'Татарстан')] }),
]
const candidates = on.legacyCities.candidates({
  items: [{ id: 5, label: 'Казань', hint: 'Татарстан', is_exact: true, distance_km: 1 }],
})

test('R16: an old city is mapped by a choice and a save, and its short address leads to the choice', async () => {
  let current = old
  const { sent, address } = await openPanel('/handbooks/cities/old/103', {
    handlers: [
      ...common,
      candidates,
      on.legacyCities.view(() => current),
      on.legacyCities.tie(() => (current = mapped)),
    ],
  })
  await expect.element(page.getByText('Татарстан · 1 км')).toBeVisible()
  expect(address()).toBe('/handbooks/cities/old/edit/103')
  await page.getByRole('radio', { name: /Казань/ }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.poll(() => sent('PUT', '/legacy-city/tie/103')).toEqual([{ mapped_to_id: 5 }])
  await expect.element(page.getByText(/Сопоставлено с записью/)).toBeVisible()
  await expect.element(page.getByRole('radio').first()).not.toBeInTheDocument()
})

test('R16: a mapped city is read-only until the user changes the mapping', async () => {
  await openPanel('/handbooks/cities/old/edit/103', {
    handlers: [...common, candidates, on.legacyCities.view(mapped)],
  })
  await expect.element(page.getByText('в Казани')).toBeVisible()
  await page.getByRole('button', { name: 'Изменить сопоставление' }).click()
  await expect.element(page.getByRole('radio', { name: /Казань/ })).toBeChecked()
})

test('R16: a city is created with typed coordinates, its zone and address left to the server', async () => {
  const { sent } = await openPanel('/handbooks/cities/edit/new', {
    handlers: [
      ...common,
      on.cities.create(city),
      on.regions.view(region),
      on.cities.list(pageOf<Schemas['CityRow']>([city])),
    ],
  })
  await page.getByLabelText('Название', { exact: true }).fill('Казань')
  await page.getByLabelText('Где').fill('в Казани')
  await page.getByRole('combobox', { name: 'Регион' }).click()
  await page.getByRole('option', { name: 'Татарстан' }).click()
  await page.getByLabelText('Широта').fill('55,79')
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect.element(page.getByLabelText('Долгота')).toHaveAccessibleDescription('Пожалуйста, введите Долгота')
  await page.getByLabelText('Долгота').fill('149,12')
  await expect.element(page.getByText(/^Координаты вне региона: до его центра 5/)).toBeVisible()
  await page.getByLabelText('Долгота').fill('49,12')
  await expect.element(page.getByText(/^Координаты вне региона/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect
    .poll(() => sent('POST', '/city'))
    .toEqual([
      {
        name: 'Казань',
        name_in: 'в Казани',
        type: 'г',
        region_id: 2,
        lat: 55.79,
        lon: 49.12,
        population: null,
        is_capital: false,
        is_popular: false,
        kladr_id: null,
        fias_id: null,
        postal_code: null,
      },
    ])
})

test('R16: regions are a tab of the cities, changed in a dialog that the address knows', async () => {
  const { sent, address } = await openPanel('/handbooks/cities?tab=regions&region=2', {
    handlers: [
      ...common,
      on.regions.list(pageOf([region])),
      on.regions.view(region),
      on.regions.update({ ...region, name: 'Республика Татарстан', version: 4 }),
    ],
  })
  const dialog = page.getByRole('dialog', { name: 'Татарстан' })
  await dialog.getByLabelText('Название').fill('Республика Татарстан')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect.poll(() => sent('PUT', '/region/2')).toEqual([{ name: 'Республика Татарстан' }])
  await expect.poll(address).toBe('/handbooks/cities?tab=regions')
})

test('R16: without the right to regions their address gives the cities', async () => {
  await openPanel('/handbooks/cities?tab=regions', {
    as: ['city'],
    handlers: [...common, on.cities.list(pageOf<Schemas['CityRow']>([city]))],
  })
  await expect.element(page.getByRole('row', { name: /Казань/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Регионы' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Создать' })).not.toBeInTheDocument()
})

test('A record is switched off in the menu of its state', async () => {
  const { sent } = await openPanel('/handbooks/cities/5', {
    as: ['city', 'city.disable'],
    handlers: [on.cities.view(city), on.cities.disable({ ...city, is_active: false, version: 4 })],
  })
  await page.getByRole('button', { name: 'Включён' }).click()
  await page.getByRole('menuitem', { name: 'Выключить' }).click()
  await expect.element(page.getByText('Выключен', { exact: true })).toBeVisible()
  expect(await sent('PUT', '/city/disable/5')).toHaveLength(1)
})
