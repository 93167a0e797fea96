import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { type ReactNode, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { showError } from '#data/notify/show-error.ts'
import { CodeForm } from '#form/fields/code-form.tsx'
import { RecoveryCodes } from '#page/factor/recovery-codes.tsx'
import { TotpSecret } from '#page/factor/totp-secret.tsx'
import { knowsPasskeys, makePasskey } from '#page/passkey/passkey.ts'
import { deviceOf } from '#page/passkey/device-of.ts'
import { AuthCard } from './auth-card.tsx'
import { endUnfinishedSession } from './passkey-sign-in.tsx'

interface EnrolmentProps {
  challenge: string
  onBack: () => void
}

/** The password was right, but a role requires a second step: the user sets it up, keeps the codes, and is in. */
export function Enrolment({ challenge, onBack }: EnrolmentProps) {
  const [begun, setBegun] = useState<Schemas['TotpSecret']>()
  const [done, setDone] = useState<Schemas['Enrolled']>()
  const [isPending, setIsPending] = useState(false)

  async function attempt(work: () => Promise<void>) {
    setIsPending(true)
    try {
      await work()
    } catch (error) {
      endUnfinishedSession()
      showError(error)
    } finally {
      setIsPending(false)
    }
  }
  async function addPasskey() {
    const { options } = await client.api.enrolment.beginPasskey({ challenge })
    const credential = await makePasskey(options)
    if (!credential) return
    const name = deviceOf(navigator.userAgent)
    setDone(await client.api.enrolment.addPasskey({ challenge, credential, name }))
  }

  if (done)
    return (
      <AuthCard key="done" title={m.auth_enrol_done()}>
        <Focused>
          {/* The session begins now: before, the page would have gone on without the codes. */}
          <RecoveryCodes
            codes={done.codes}
            onClose={() => void attempt(async () => void (await client.signIn({ token: done.token })))}
          />
        </Focused>
      </AuthCard>
    )
  if (begun)
    return (
      <AuthCard key="application" title={m.auth_enrol_title()}>
        <TotpSecret {...begun} />
        <CodeForm
          isFirst
          submitText={m.factor_confirm()}
          cancelText={m.auth_enrol_other()}
          onCancel={() => setBegun(undefined)}
          send={async (code) => setDone(await client.api.enrolment.confirmTotp({ challenge, code }))}
        />
      </AuthCard>
    )
  return (
    <AuthCard key="choice" title={m.auth_enrol_title()} lead={m.auth_enrol_lead()}>
      <Focused>
        {knowsPasskeys() && (
          <Way text={m.passkey_text()}>
            <Button variant="primary" isPending={isPending} onClick={() => void attempt(addPasskey)}>
              {m.passkey_add()}
            </Button>
          </Way>
        )}
        <Way text={m.auth_enrol_application_text()}>
          <Button
            isPending={isPending}
            onClick={() => void attempt(async () => setBegun(await client.api.enrolment.beginTotp({ challenge })))}
          >
            {m.auth_enrol_application()}
          </Button>
        </Way>
        <Button variant="ghost" className="self-start" onClick={onBack}>
          {m.auth_back_to_login()}
        </Button>
      </Focused>
    </AuthCard>
  )
}

function Way({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      {children}
      <p className="text-secondary">{text}</p>
    </div>
  )
}

/** The button that led here is gone, so that its focus goes to the heading of what follows. */
function Focused({ children }: { children: ReactNode }) {
  return (
    <div ref={focusHeading} className="flex flex-col gap-5">
      {children}
    </div>
  )
}

function focusHeading(element: HTMLDivElement | null) {
  element?.parentElement?.querySelector<HTMLElement>('h1')?.focus()
}
