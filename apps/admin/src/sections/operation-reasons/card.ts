import ListX from 'lucide-react/icons/list-x'
import { m } from '#paraglide/messages.js'
import { loadAllReasons } from './all-reasons.ts'
import { operationNames, operationOptions } from './labels.ts'

export const operationReasonsCard = {
  list: 'operationReasons.list',
  label: m.entity_operation_reason,
  description: m.reasons_description,
  icon: ListX,
  permission: 'operation-reason',
  loadSummary,
} as const

async function loadSummary(signal: AbortSignal) {
  const reasons = await loadAllReasons(signal)
  const active = reasons.filter(({ is_active }) => is_active)
  const covered = new Set(active.flatMap(({ operations }) => operations))
  const uncovered = operationOptions().flatMap(({ value }) => (covered.has(value) ? [] : [value]))
  return {
    total: reasons.length,
    disabled: reasons.length - active.length,
    attention: uncovered.length > 0 ? m.reasons_attention({ count: uncovered.length }) : null,
    details: operationNames(uncovered),
  }
}
