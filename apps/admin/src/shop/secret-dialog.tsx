import { Button } from '@admin-panel/ui/button'
import { CopyButton } from '@admin-panel/ui/copy-button'
import { Dialog } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { m } from '#paraglide/messages.js'

interface SecretDialogProps {
  heading: string
  text: string
  label: string
  secret: string
  onClose: () => void
}

/** Shows a new key or secret, which no answer has again. */
export function SecretDialog({ heading, text, label, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      heading={heading}
      description={text}
      className="w-140"
      footer={
        <Button variant="primary" onClick={onClose}>
          {m.service_secret_done()}
        </Button>
      }
    >
      <div className="flex items-end gap-2">
        <Field id="secret" label={label} className="grow">
          <Input readOnly value={secret} className="font-code" onFocus={(event) => event.target.select()} />
        </Field>
        <CopyButton text={secret} />
      </div>
    </Dialog>
  )
}
