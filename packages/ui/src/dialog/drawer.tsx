import { DialogFrame, type DialogProps } from './dialog-frame.tsx'

export type { DialogProps as DrawerProps } from './dialog-frame.tsx'

/** A modal panel at the end of the window, 560 px wide, or as wide as a phone. */
export function Drawer(props: DialogProps) {
  return <DialogFrame data-slot="drawer" place="end" {...props} />
}
