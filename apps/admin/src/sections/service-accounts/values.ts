import type { Schemas } from '@admin-panel/sdk'
import { formatUnknown } from '#text/format-unknown.ts'

export type ServiceAccount = Schemas['ServiceAccount']

export interface ServiceAccountValues {
  name: string
  role_ids: (number | '')[]
  company_ids: (number | '')[]
}

export function valuesOf(account: ServiceAccount | null): ServiceAccountValues {
  return { name: account?.name ?? '', role_ids: account?.role_ids ?? [], company_ids: account?.company_ids ?? [] }
}

const chosen = (ids: readonly (number | '')[]) => ids.filter((id) => id !== '')

/** The changed fields as the request has them: names without spaces around them, ids without empty lines. */
export function bodyOf<Changes extends Partial<ServiceAccountValues>>({
  name,
  role_ids,
  company_ids,
  ...rest
}: Changes) {
  return {
    ...rest,
    ...(name !== undefined && { name: name.trim() }),
    ...(role_ids && { role_ids: chosen(role_ids) }),
    ...(company_ids && { company_ids: chosen(company_ids) }),
  }
}

export function payloadOf({ name, role_ids, company_ids }: ServiceAccountValues) {
  return { name: name.trim(), role_ids: chosen(role_ids), company_ids: chosen(company_ids) }
}

/** Formats a field's value for the conflict dialog. */
export function showValue(account: ServiceAccount, field: string, value: unknown): string {
  if (!Array.isArray(value)) return formatUnknown(value)
  const references = field === 'role_ids' ? account.roles : account.companies
  return value.map((id) => references.find((reference) => reference.id === id)?.label ?? `№ ${id}`).join(', ') || '—'
}
