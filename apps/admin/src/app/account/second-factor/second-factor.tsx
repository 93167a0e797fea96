import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { Tag } from '@admin-panel/ui/tag'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { invalidateRecords } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { queries } from '#data/queries.ts'
import { formatDateTime } from '#data/time/format-date.ts'
import { CodeForm } from '#form/fields/code-form.tsx'
import { RecoveryCodes } from '#page/factor/recovery-codes.tsx'
import { Enrolment } from './enrolment.tsx'

/** Turns the second step of the user's sign-in on and off, and issues recovery codes. */
export function SecondFactor() {
  const { data, isError, refetch } = useQuery(queries.ownFactors.view())
  const [task, setTask] = useState<ReactNode>()
  const close = () => {
    setTask(undefined)
    void invalidateRecords('ownFactors')
    // Nothing asks for a second step any more.
    void client.loadUser()
  }
  const showCodes = (codes: string[]) => setTask(<RecoveryCodes codes={codes} onClose={close} />)

  const tasks = {
    enrol: () => setTask(<Enrolment onConfirmed={showCodes} onCancel={close} />),
    renew: () =>
      setTask(
        <CodeForm
          submitText={m.factor_renew()}
          onCancel={close}
          send={async (code) => showCodes((await client.api.ownFactors.renewRecoveryCodes({ code })).codes)}
        />,
      ),
    remove: () =>
      setTask(
        <CodeForm
          submitText={m.factor_remove()}
          variant="danger"
          onCancel={close}
          send={async (code) => {
            await client.api.ownFactors.removeTotp({ code })
            void notify({ message: m.factor_removed() })
            close()
          }}
        />,
      ),
  }
  return (
    <section className="flex flex-col gap-3">
      <h3 className="flex flex-wrap items-center gap-2 text-lead font-title">
        {m.factor_title()}
        {data?.totp && <Tag>{m.factor_on()}</Tag>}
      </h3>
      {isError && !data && (
        <Button className="self-start" onClick={() => void refetch()}>
          {m.list_retry()}
        </Button>
      )}
      {!data && !isError && <Skeleton className="h-16" />}
      {data && (task ?? <Summary factors={data} {...tasks} />)}
    </section>
  )
}

interface SummaryProps {
  factors: Schemas['OwnFactors']
  enrol: () => void
  renew: () => void
  remove: () => void
}

function Summary({ factors: { totp, passkeys, recovery_codes_left }, enrol, renew, remove }: SummaryProps) {
  const hasFactor = totp !== null || passkeys.length > 0
  return (
    <>
      <p className="text-secondary">{totp ? usesOf(totp) : m.factor_text()}</p>
      {hasFactor && (
        <p className={recovery_codes_left < 3 ? 'text-danger' : 'text-secondary'}>
          {m.factor_codes_left({ count: recovery_codes_left })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!totp && <Button onClick={enrol}>{m.factor_enrol()}</Button>}
        {hasFactor && <Button onClick={renew}>{m.factor_renew()}</Button>}
        {totp && <Button onClick={remove}>{m.factor_remove()}</Button>}
      </div>
    </>
  )
}

function usesOf({ added_at, used_at }: Schemas['OwnTotp']): string {
  if (used_at === null) return m.factor_added({ added: formatDateTime(added_at) })
  return m.factor_used({ added: formatDateTime(added_at), used: formatDateTime(used_at) })
}
