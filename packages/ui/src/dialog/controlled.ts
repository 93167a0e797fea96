/** Props that open and close a dialog or a menu from outside, instead of by its trigger. */
export interface Controllable {
  /** Whether it is open; left out, its trigger opens it. */
  open?: boolean | undefined
  /** Called when the user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** Leaves out keys that are not set: Radix takes a key with `undefined` for a controlled value. */
export const controlled = (open: Controllable['open'], onOpenChange: Controllable['onOpenChange']) => ({
  ...(open !== undefined && { open }),
  ...(onOpenChange && { onOpenChange }),
})
