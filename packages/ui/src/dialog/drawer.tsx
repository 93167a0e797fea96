import { DialogFrame, type DialogProps } from './dialog.tsx'

/** A panel at the end of the window for editing in context; 560 px, the whole width of a phone. */
export function Drawer(props: DialogProps) {
  return <DialogFrame place="end" {...props} />
}
