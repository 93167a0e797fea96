import { companyMistakes } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import { type Details, detailsOf, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import type { Context } from '#records/record.ts'
import { takeFiles } from '#sections/files/public.ts'
import { oneLine, oneLineOrNull } from '#text/one-line.ts'
import { entriesOf, keysOf } from '#text/pick.ts'
import { requisites, validation } from '#text/language/say.ts'
import { normalizeEmail } from '#text/addresses/email.ts'

type Changes = Call<'companies.update'>['body']

const NAMES = {
  opf: ['Организационно-правовая форма', 2],
  full_name: ['Полное наименование', 3],
  short_name: ['Краткое наименование', 2],
  trade_name: ['Название на витрине', 2],
} as const
const CODES = ['kpp', 'ogrn', 'okpo', 'okved', 'site'] as const

/** Trims texts and turns blank ones into null; omitted fields stay omitted. */
export function normalize(body: Changes): Changes {
  const { inn, email, description, head } = body
  return {
    ...body,
    ...Object.fromEntries(keysOf(NAMES).flatMap((field) => lineOf(body, field, oneLine))),
    ...Object.fromEntries(CODES.flatMap((field) => lineOf(body, field, (text) => oneLineOrNull(text)))),
    ...(inn !== undefined && { inn: inn.trim() }),
    ...(email !== undefined && { email: normalizeEmail(email) }),
    ...(description !== undefined && { description: description?.trim() || null }),
    ...(head && {
      head: {
        last_name: oneLine(head.last_name),
        first_name: oneLine(head.first_name),
        middle_name: oneLineOrNull(head.middle_name),
        position: oneLine(head.position),
        basis: oneLine(head.basis),
      },
    }),
  }
}

function lineOf<Field extends keyof Changes>(
  body: Changes,
  field: Field,
  normalizeUp: (text: string) => string | null,
) {
  const value = body[field]
  return typeof value === 'string' ? [[field, normalizeUp(value)] as const] : []
}

type Whole = Parameters<typeof companyMistakes>[0]

/** Checks the rules that the contract cannot express; `whole` is the record after the change. */
export async function assertValid(
  { db, actor }: Context,
  whole: Whole,
  { input, before }: { input: Changes; before?: { id: number; logo_id: number | null } },
): Promise<void> {
  const details: Details = detailsOf(companyMistakes(whole, requisites()))
  for (const [field, [label, min]] of entriesOf(NAMES)) {
    const value = input[field]
    if (value !== undefined && value.length < min) details[field] = [validation().minLength(label, min)]
  }
  const { manager_id, logo_id } = input
  if (manager_id) {
    const { rows } = await db.execute(
      sql`select from "user" where id = ${manager_id} and status = 'active' and kind = 'person'`,
    )
    if (rows.length === 0) details['manager_id'] = [validation().enum('Менеджер')]
  }
  if (logo_id && logo_id !== before?.logo_id) {
    const home = { entity: 'company', companyId: before?.id ?? null, images: true } as const
    if (!(await takeFiles(db, actor, [logo_id], home))) details['logo_id'] = [validation().enum('Логотип')]
  }
  if (Object.keys(details).length > 0) throw invalid(details)
}
