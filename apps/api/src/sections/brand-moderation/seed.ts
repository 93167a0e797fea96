import { normalizeName } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { afterWorkingHours } from '#records/deadlines/working-hours.ts'
import { continueIds } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'

type Status = 'new' | 'in_work' | 'approved' | 'rejected' | 'revision' | 'cancelled'

interface Demo {
  name: string
  synonyms?: string[]
  country?: string
  company: 1 | 2
  status: Status
  /** Hours since the request was submitted. */
  hours: number
  /** The target brand of a merge. */
  target?: number
}

const WAITING = 3
const TERM = 24
const REASONS = { rejected: 'content.brand_docs', revision: 'content.wrong_brand' }

// The names are fictional except for spellings of known brands; the order determines their ids.
const DEMO: Demo[] = [
  { name: 'Манн Фильтер', synonyms: ['МаннФ'], country: 'DE', company: 1, status: 'new', hours: 5 },
  { name: 'Бремба', company: 2, status: 'approved', hours: 400, target: 3 },
  { name: 'Тормозиум', country: 'RU', company: 1, status: 'new', hours: 20 },
  { name: 'Nordvik', country: 'FI', company: 2, status: 'new', hours: 90 },
  { name: 'Гейц', company: 1, status: 'approved', hours: 700, target: 7 },
  { name: 'Кедр-Авто', country: 'RU', company: 1, status: 'in_work', hours: 30 },
  { name: 'Okiro', synonyms: ['Окиро'], country: 'JP', company: 2, status: 'revision', hours: 160 },
  { name: 'ЛюксФильтр', country: 'RU', company: 1, status: 'rejected', hours: 500 },
  { name: 'Stalvik', country: 'SE', company: 2, status: 'new', hours: 2 },
  { name: 'Закс Бус', company: 1, status: 'approved', hours: 900, target: 4 },
  { name: 'Воронеж Деталь', country: 'RU', company: 1, status: 'cancelled', hours: 320 },
  { name: 'Tabrex', country: 'TR', company: 2, status: 'new', hours: 48 },
  { name: 'Полимер-Юг', country: 'RU', company: 2, status: 'rejected', hours: 1100 },
  { name: 'Хеллла', company: 1, status: 'approved', hours: 1300, target: 20 },
  { name: 'Зимородок', country: 'RU', company: 2, status: 'revision', hours: 240 },
]
const SYLLABLES = [
  'Кор',
  'Вел',
  'Тан',
  'Рум',
  'Сив',
  'Лад',
  'Пег',
  'Мол',
  'Дон',
  'Зур',
  'Фар',
  'Гит',
  'Нев',
  'Хол',
  'Бир',
  'Шан',
  'Юст',
  'Оск',
]

/** Seeds requests in every status; products of the first request's seller wait for its brand. */
export async function seedBrandModeration(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  const rows = Array.from({ length: rowsOf('brand_moderation', size) }, (_, index) => rowOf(index, at))
  await tx.execute(sql`
    insert into brand_moderation (id, proposed_name, name_norm, proposed_synonyms, country_code, samples, company_id, status, resolution,
      target_brand_id, assignee_id, assigned_until, due_at, reasons, author_id, decided_by, decided_at, created_at, updated_at)
    select input.id, proposed_name, name_norm, array(select json_array_elements_text(synonyms)), country_code,
      array['A-' || 1000 + input.id, 'B ' || 2000 + input.id], company_id, input.status, resolution, target_brand_id,
      case when input.status = 'in_work' then staff.id end, assigned_until, due_at,
      case when reason.id is null then '[]' else jsonb_build_array(jsonb_build_object('reason_id', reason.id, 'field', null, 'comment', null)) end,
      author.id, case when decided_at is not null then staff.id end, decided_at, born, coalesce(decided_at, born)
    from json_to_recordset(${JSON.stringify(rows)}) as input (id int8, proposed_name text, name_norm text, synonyms json, country_code text,
        company_id int8, status text, resolution text, target_brand_id int8, reason text, author text, assigned_until timestamptz,
        due_at timestamptz, decided_at timestamptz, born timestamptz)
      left join "user" staff on staff.email = 'moderator@example.com'
      left join "user" author on author.email = input.author
      left join operation_reason reason on reason.code = input.reason`)
  await continueIds(tx, 'brand_moderation')
  await tx.execute(sql`
    insert into status_history (entity, entity_id, from_status, to_status, reason_id, user_id, created_at)
    select 'brand-moderation', id, case when step = 'sent' then null else 'in_work' end, case when step = 'sent' then 'new' else status end,
      case when step = 'ended' then (reasons -> 0 ->> 'reason_id')::int8 end,
      case when step = 'sent' then author_id else decided_by end, case when step = 'sent' then created_at else decided_at end
    from brand_moderation, unnest(array['sent', 'ended']) step
    where step = 'sent' or decided_at is not null order by id, step desc`)
  await tx.execute(sql`
    update product set brand_id = null, brand_request_id = 1
    where id in (select id from product where company_id = 1 and status = 'draft' order by id limit ${WAITING})`)
}

function rowOf(index: number, at: Date) {
  const { name, synonyms = [], country, company, status, hours, target } = DEMO[index] ?? invented(index)
  const born = new Date(at.getTime() - hours * 3_600_000)
  const isDecided = status === 'approved' || status === 'rejected' || status === 'revision'
  return {
    id: index + 1,
    proposed_name: name,
    name_norm: normalizeName(name),
    synonyms,
    country_code: country ?? null,
    company_id: company,
    status,
    resolution: status === 'approved' ? 'merged' : status === 'rejected' ? 'rejected' : null,
    target_brand_id: target ?? null,
    reason: status === 'rejected' || status === 'revision' ? REASONS[status] : null,
    author: `merchant${company}@example.com`,
    assigned_until: status === 'in_work' ? new Date(at.getTime() + 20 * 60_000) : null,
    due_at: afterWorkingHours(born, TERM),
    decided_at: isDecided ? new Date(born.getTime() + 3 * 3_600_000) : null,
    born,
  }
}

function invented(index: number): Demo {
  const head = SYLLABLES[index % SYLLABLES.length] ?? ''
  const tail = SYLLABLES[Math.floor(index / SYLLABLES.length) % SYLLABLES.length] ?? ''
  const states: Status[] = ['new', 'approved', 'rejected', 'approved', 'cancelled', 'revision']
  const status = states[index % states.length] ?? 'new'
  const company = index % 2 === 0 ? 1 : 2
  const name = `${head}${tail.toLowerCase()}`
  return { name, company, status, hours: 10 + index * 6, ...(status === 'approved' && { target: 1 + (index % 180) }) }
}
