// It renders again only with other props, which the cache of the compiler would never find.
'use no memo'

/** What `useFilterBar` takes. */
export interface FilterBarArgs {
  /** The ids of the filters in force that are shown as chips. */
  active: readonly string[]
  /**
   * Whether any filter is in force, also one without a chip.
   * @default active.length > 0
   */
  isFiltered?: boolean
  /** A filter was taken off. */
  onRemove: (id: string) => void
  /** All filters were taken off. */
  onReset: () => void
}

/** The state of the filters, which their parts take. */
export interface FilterBarState extends Required<FilterBarArgs> {}

/**
 * The filters that are in force.
 *
 * @example
 * const filters = useFilterBar({ active: ['status'], onRemove: takeOff, onReset: takeAllOff })
 * return <Remove filters={filters} id="status" aria-label="Take off: status" />
 */
export function useFilterBar({
  active,
  isFiltered = active.length > 0,
  onRemove,
  onReset,
}: FilterBarArgs): FilterBarState {
  return { active, isFiltered, onRemove, onReset }
}
