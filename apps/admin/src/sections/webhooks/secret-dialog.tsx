import { Button } from '@admin-panel/ui/button'
import { CopyButton } from '@admin-panel/ui/copy-button'
import { Dialog } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { m } from '#paraglide/messages.js'

/** Shows a new secret, which no answer has again. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      heading={m.webhooks_secret_title()}
      description={m.webhooks_secret_text()}
      className="w-140"
      footer={
        <Button variant="primary" onClick={onClose}>
          {m.service_secret_done()}
        </Button>
      }
    >
      <div className="flex items-end gap-2">
        <Field id="webhook-secret" label={m.webhooks_secret()} className="grow">
          <Input readOnly value={secret} className="font-code" onFocus={(event) => event.target.select()} />
        </Field>
        <CopyButton text={secret} />
      </div>
    </Dialog>
  )
}
