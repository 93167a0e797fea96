/** What makes a dialog or a menu open from outside, instead of by its trigger. */
export interface Controllable {
  /** Whether it is open; left out, its trigger opens it. */
  open?: boolean
  /** Called when the user opens or closes it. */
  onOpenChange?: (open: boolean) => void
}

/** Leaves out the keys that are not set: to Radix a key with `undefined` is a controlled value. */
export const controlled = (open: Controllable['open'], onOpenChange: Controllable['onOpenChange']) => ({
  ...(open !== undefined && { open }),
  ...(onOpenChange && { onOpenChange }),
})
