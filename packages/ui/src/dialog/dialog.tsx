import { DialogFrame, type DialogProps } from './dialog-frame.tsx'

export type { DialogProps } from './dialog-frame.tsx'

/** A modal dialog for a question or a short form. */
export function Dialog(props: DialogProps) {
  return <DialogFrame place="center" {...props} />
}
