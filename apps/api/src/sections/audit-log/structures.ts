import { enumWords } from '#text/enum-words.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { kindOfEntity } from '#records/names-of.ts'
import { text } from '#text/language/language.ts'
import { say } from '#text/language/say.ts'
import { exceptionsText, scheduleText } from '#text/schedule-text.ts'
import { rubles } from './numbers.ts'
import { asWord, type NameOf, type Word } from './trusted.ts'

const joined = (parts: readonly (string | null | undefined | false)[], by = ', ') => parts.filter(Boolean).join(by)

const oemNumber = ({ car_brand_id, number }: Schemas['OemNumberInput'], name: NameOf) =>
  `${name('car-brand', car_brand_id)} ${number}`

const cross = ({ brand_id, article, kind }: Schemas['CrossInput'], name: NameOf) =>
  `${name('brand', brand_id)} ${article}${kind ? ` (${text(enumWords.CrossKind[kind]).toLocaleLowerCase('ru')})` : ''}`

function model({ car_model_id, year_from, year_to, note }: Schemas['ApplicabilityInput'], name: NameOf) {
  const years = [year_from, year_to].some(Boolean) && `${year_from ?? '…'}–${year_to ?? '…'}`
  return joined([name('car-model', car_model_id), years, note])
}

const head = ({ last_name, first_name, middle_name, position, basis }: Schemas['CompanyHead']) =>
  `${joined([last_name, first_name, middle_name], ' ')}, ${position}, ${basis}`

interface Pieces {
  name: string
  quantity: number
  cancelled_qty: number
  returned_qty: number
}

const pieces = ({ name, quantity, cancelled_qty, returned_qty }: Pieces) =>
  joined([
    `${name}: ${say`${quantity} шт.`}`,
    cancelled_qty > 0 && say`отменено ${cancelled_qty}`,
    returned_qty > 0 && say`возвращено ${returned_qty}`,
  ])

/** An import identifies the point by its code. */
type Stock = { quantity: number | null } & ({ store_point_id: number } | { code: string })

const stock = (entry: Stock, name: NameOf) =>
  `${'code' in entry ? entry.code : name('store-point', entry.store_point_id)}: ${say`${entry.quantity ?? 0} шт.`}`

function rate(entry: Schemas['StoredDeliveryRate'], name: NameOf) {
  const { region_id, city_id, weight_from_g, weight_to_g, price_kopecks, free_from_kopecks, days_min, days_max } = entry
  const where = city_id ? name('city', city_id) : region_id ? name('region', region_id) : text('Везде')
  const freeFrom = free_from_kopecks !== null && say`бесплатно от ${rubles(free_from_kopecks)}`
  return `${where}, ${say`${weight_from_g}–${weight_to_g} г`}: ${joined([rubles(price_kopecks), say`${days_min}–${days_max} дн.`, freeFrom])}`
}

const value = ({ value: name, synonyms = [], is_active = true }: Schemas['AttributeValueInput']) =>
  joined([name, synonyms.length > 0 && `(${synonyms.join(', ')})`, !is_active && text('— выключено')], ' ')

interface Tie {
  attribute_id?: number
  category_id?: number
  is_required?: boolean
}

const tie =
  (kind: 'attribute' | 'category') =>
  ({ attribute_id, category_id, is_required }: Tie, name: NameOf) =>
    `${name(kind, (kind === 'attribute' ? attribute_id : category_id) ?? 0)}${is_required ? ` ${text('(обязательно)')}` : ''}`

/** Formatters of the fields that are one object. */
export const things: Readonly<Record<string, Word | undefined>> = {
  head: asWord(head),
  // The path is materialised: ids from the root down.
  path: asWord((path: string, name) =>
    /^(\d+\.)+$/.test(path)
      ? joined(
          path.split('.').map((id) => id && name('category', Number(id))),
          ' / ',
        )
      : path,
  ),
  schedule: asWord((hours: Schemas['StorePointSchedule'] | string) =>
    typeof hours === 'string' ? hours : scheduleText(hours),
  ),
  schedule_exceptions: asWord((days: Schemas['OpeningExceptions'] | string) =>
    typeof days === 'string' ? days : exceptionsText(days),
  ),
}

/** Formatters of one element of the fields that are lists. */
export const lines: Readonly<Record<string, Word | undefined>> = {
  applicability: asWord(model),
  attributes: asWord(tie('attribute')),
  categories: asWord(tie('category')),
  crosses: asWord(cross),
  'sub-order.items': asWord(pieces),
  oem_numbers: asWord(oemNumber),
  rates: asWord(rate),
  stocks: asWord(stock),
  values: asWord(value),
}

/** Formats «Товары № 7» if only the entity and the id are known. */
export function recordName(entity: string, id: number, name: NameOf): string {
  const kind = kindOfEntity(entity)
  return kind ? name(kind, id) : `№ ${id}`
}
