import * as Radix from 'radix-ui/dialog'
import { Button } from '#button/button.tsx'
import { useTexts } from '#texts/texts.ts'
import { DialogFrame, type DialogProps } from './dialog-frame.tsx'

export type { DialogProps } from './dialog-frame.tsx'

/** A modal dialog for a question or a short form. */
export function Dialog(props: DialogProps) {
  return <DialogFrame data-slot="dialog" place="center" {...props} />
}

/** Props of {@link DialogCancel}. */
export interface DialogCancelProps {
  /**
   * Says what is not done, where the usual word could be misread.
   * @default «Отмена»
   */
  label?: string | undefined
}

/** The first button of a dialog's footer: it closes the dialog and changes nothing. */
export function DialogCancel({ label }: DialogCancelProps) {
  const texts = useTexts()
  return (
    <Radix.Close asChild>
      <Button data-slot="dialog-cancel">{label ?? texts.cancel}</Button>
    </Radix.Close>
  )
}
