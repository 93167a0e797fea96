import type { Schemas } from '@admin-panel/sdk'
import { CopyButton } from '@admin-panel/ui/copy-button'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { m } from '#paraglide/messages.js'
import { lazyPart } from '#page/lazy-part.tsx'

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode)

/** The secret for the application of the telephone, as a picture and for typing. */
export function TotpSecret({ uri, secret }: Schemas['TotpSecret']) {
  return (
    <>
      <p className="text-secondary">{m.factor_scan()}</p>
      <div className="size-44">
        <QrCode text={uri} label={m.factor_qr()} />
      </div>
      <div className="flex items-end gap-2">
        <Field id="totp-secret" label={m.factor_secret()} className="min-w-0 grow">
          <Input readOnly value={secret} className="font-code" onFocus={(event) => event.target.select()} />
        </Field>
        <CopyButton text={secret} />
      </div>
    </>
  )
}
