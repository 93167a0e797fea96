export interface Decision {
  /** A letter identified by its position, whatever the layout. */
  key: string
  label: string
  /** The most likely decision. */
  isMain?: boolean
  /** A rare decision stands in the menu. */
  isRare?: boolean
  act: () => void
}
