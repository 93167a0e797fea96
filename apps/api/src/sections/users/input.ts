import { inArray } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isSeller, mayUseCompany } from '#query/scope.ts'
import { type Details, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { company } from '#sections/companies/schema.ts'
import { role } from '#sections/roles/schema.ts'
import { oneLine, oneLineOrNull } from '#text/one-line.ts'
import { isTimeZone } from '#text/time-zone.ts'
import { findDuplicates } from './queries.ts'
import { validation } from '#text/language/say.ts'
import { normalizeEmail } from '#text/addresses/email.ts'

type Changes = Call<'users.update'>['body']

type Person = Omit<Changes, 'role_ids' | 'company_ids'>

/** Normalizes a body for storage: trimmed texts, empty ones as null, each id once; omitted fields stay omitted. */
export function normalize({ role_ids, company_ids, ...person }: Changes) {
  return {
    ...normalizePerson(person),
    ...(role_ids && { role_ids: distinct(role_ids) }),
    ...(company_ids && { company_ids: distinct(company_ids) }),
  }
}

export function normalizePerson({ last_name, first_name, middle_name, email, phone, position, time_zone }: Person) {
  return {
    ...(last_name !== undefined && { last_name: oneLine(last_name) }),
    ...(first_name !== undefined && { first_name: oneLine(first_name) }),
    ...(middle_name !== undefined && { middle_name: oneLineOrNull(middle_name) }),
    ...(email !== undefined && { email: normalizeEmail(email) }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(position !== undefined && { position: oneLineOrNull(position) }),
    ...(time_zone !== undefined && { time_zone }),
  }
}

export type Input = ReturnType<typeof normalize>

export function distinct(ids: number[]): number[] {
  return [...new Set(ids)].toSorted((a, b) => a - b)
}

interface Context {
  exceptId?: number
  role_ids: number[]
  company_ids: number[]
}

/** Validates the rules that the contract cannot express; `role_ids` and `company_ids` are those of the next state. */
export async function assertValid(
  tx: Database,
  actor: Actor,
  input: Input,
  { exceptId, role_ids, company_ids }: Context,
): Promise<void> {
  const details: Details = {}
  if (input.last_name === '') details['last_name'] = [validation().required('Фамилия')]
  if (input.first_name === '') details['first_name'] = [validation().required('Имя')]
  if (input.time_zone !== undefined && !isTimeZone(input.time_zone))
    details['time_zone'] = [validation().enum('Часовой пояс')]

  const duplicates = input.email || input.phone ? await findDuplicates(tx, exceptId, input) : undefined
  if (duplicates?.email) details['email'] = [DUPLICATE_MESSAGES.email]
  if (duplicates?.phone) details['phone'] = [DUPLICATE_MESSAGES.phone]

  Object.assign(details, await tieDetails(tx, actor, input, { role_ids, company_ids }))
  if (Object.keys(details).length > 0) throw invalid(details)
}

/** The faults of the roles and companies of an account. */
export async function tieDetails(
  tx: Database,
  actor: Actor,
  input: Pick<Input, 'company_ids'>,
  { role_ids, company_ids }: Omit<Context, 'exceptId'>,
): Promise<Details> {
  const details: Details = {}
  const roles = await tx.select({ scope: role.scope }).from(role).where(inArray(role.id, role_ids))
  if (roles.length < role_ids.length) details['role_ids'] = [validation().enum('Роли')]
  if (input.company_ids && !(await areUsable(tx, actor, input.company_ids)))
    details['company_ids'] = ['Выберите компанию из доступных вам']
  else if (company_ids.length === 0 && (isSeller(actor) || roles.some(({ scope }) => scope === 'own'))) {
    details['company_ids'] = ['Выберите хотя бы одну компанию']
  }
  return details
}

export const DUPLICATE_MESSAGES = {
  email: 'Эл. почта: такое значение уже есть',
  phone: 'Телефон: такое значение уже есть',
}

async function areUsable(tx: Database, actor: Actor, ids: number[]): Promise<boolean> {
  if (ids.length === 0) return true
  if (!ids.every((id) => mayUseCompany(actor, id))) return false
  const companies = await tx.select({ id: company.id }).from(company).where(inArray(company.id, ids))
  return companies.length === ids.length
}
