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

/** Props of a dialog that its owner renders while it is open. */
export interface Closable extends Controllable {
  /** Called when the user closes it; with it, and without `open`, the dialog is open. */
  onClose?: (() => void) | undefined
}

/** The same for dialogs: `onClose` alone opens the dialog as long as it is rendered. */
export const closable = ({ open, onOpenChange, onClose }: Closable) =>
  onClose ? controlled(open ?? true, (isOpen) => isOpen || onClose()) : controlled(open, onOpenChange)
