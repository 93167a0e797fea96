import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { formatName } from '#text/format-name.ts'

export type Head = Schemas['CompanyHead']

export const parts = ['last_name', 'first_name', 'middle_name', 'position', 'basis'] as const

export const labels = {
  last_name: m.field_last_name,
  first_name: m.field_first_name,
  middle_name: m.field_middle_name,
  position: m.sellers_head_position,
  basis: m.sellers_head_ground,
}

export const emptyHead: Head = { last_name: '', first_name: '', middle_name: null, position: '', basis: '' }

/** Null if all parts are empty. */
export function tidyHead(head: Head | null): Head | null {
  const { last_name, first_name, middle_name, position, basis } = head ?? emptyHead
  const normalized = {
    last_name: last_name.trim(),
    first_name: first_name.trim(),
    middle_name: middle_name?.trim() || null,
    position: position.trim(),
    basis: basis.trim(),
  }
  return parts.some((part) => normalized[part]) ? normalized : null
}

export function headMistake(head: Head | null): { head?: string } {
  const missing = head ? parts.filter((part) => part !== 'middle_name' && !head[part]) : []
  const names = missing.map((part) => labels[part]().toLocaleLowerCase()).join(', ')
  return missing.length > 0 ? { head: m.sellers_head_missing({ names }) } : {}
}

export const headInWords = (head: Head) => `${formatName(head)}, ${head.position}`
