import type { ActiveFilter } from '@admin-panel/ui/filter-bar'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { SearchInput } from '@admin-panel/ui/search-input'
import { m } from '#paraglide/messages.js'
import { FilterMenu } from '#shared/filter-menu.tsx'
import type { ListState } from '#shared/list-state.ts'
import { initiatorName, initiatorOptions, operationNames, operationOptions } from './labels.ts'

/** The controls over the list of reasons, and in words what they do now. */
export function useReasonFilters({ params, set }: ListState<'operationReasons.list'>) {
  const { q, operations = [], initiator = [], is_active } = params
  const controls = (
    <>
      <SearchInput
        value={q ?? ''}
        onValueChange={(text) => set({ q: text.trim().length > 1 ? text.trim() : undefined }, { replace: true })}
        placeholder={m.reasons_search()}
        className="w-64 max-sm:w-full"
      />
      <FilterMenu
        label={m.filter_operations()}
        options={operationOptions()}
        values={operations}
        onChange={(values) => set({ operations: values })}
      />
      <FilterMenu
        label={m.filter_initiator()}
        options={initiatorOptions()}
        values={initiator}
        onChange={(values) => set({ initiator: values })}
      />
      <NativeSelect
        aria-label={m.filter_is_active()}
        value={String(is_active ?? '')}
        onChange={({ target: { value } }) => set({ is_active: value === '' ? undefined : value === 'true' })}
        className="w-40 max-sm:w-full"
      >
        <option value="">{m.reasons_active_any()}</option>
        <option value="true">{m.reasons_active_on()}</option>
        <option value="false">{m.reasons_active_off()}</option>
      </NativeSelect>
    </>
  )
  const active: ActiveFilter[] = [
    ...(q ? [{ id: 'q', name: m.filter_q(), value: q }] : []),
    ...(operations.length > 0
      ? [{ id: 'operations', name: m.filter_operations(), value: operationNames(operations) }]
      : []),
    ...(initiator.length > 0
      ? [{ id: 'initiator', name: m.filter_initiator(), value: initiator.map(initiatorName).join(', ') }]
      : []),
    ...(is_active === undefined
      ? []
      : [{ id: 'is_active', name: m.filter_is_active(), value: is_active ? m.yes() : m.no() }]),
  ]
  return { controls, active }
}
