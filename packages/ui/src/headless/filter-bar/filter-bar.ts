export { useFilterBar } from './use-filter-bar.ts'
export type { FilterBarArgs, FilterBarState } from './use-filter-bar.ts'
export { getRemoveProps, getResetProps, getRootProps, Remove, Reset, Root } from './parts.tsx'
export type { RemoveProps, ResetProps, RootProps } from './parts.tsx'
