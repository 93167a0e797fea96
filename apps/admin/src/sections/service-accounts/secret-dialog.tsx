import { Button } from '@admin-panel/ui/button'
import { CopyButton } from '@admin-panel/ui/copy-button'
import { Dialog } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { m } from '#paraglide/messages.js'

/** Shows a new key, which no answer has again. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      heading={m.service_secret_title()}
      description={m.service_secret_text()}
      className="w-140"
      footer={
        <Button variant="primary" onClick={onClose}>
          {m.service_secret_done()}
        </Button>
      }
    >
      <div className="flex items-end gap-2">
        <Field id="service-secret" label={m.service_secret_label()} className="grow">
          <Input readOnly value={secret} className="font-mono" onFocus={(event) => event.target.select()} />
        </Field>
        <CopyButton text={secret} />
      </div>
    </Dialog>
  )
}
