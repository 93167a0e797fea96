import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { invalidateRecords } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { knowsPasskeys, makePasskey } from '#page/passkey/passkey.ts'
import { queries } from '#data/queries.ts'
import { formatDateTime } from '#data/time/format-date.ts'
import { deviceOf } from '#page/passkey/device-of.ts'
import { RecoveryCodes } from '#page/factor/recovery-codes.tsx'

type Passkey = Schemas['OwnPasskey']

/** Adds and removes the passkeys of the user, each of which signs in without a password. */
export function Passkeys() {
  const { data } = useQuery(queries.ownFactors.view())
  const [codes, setCodes] = useState<string[]>([])
  const [removed, setRemoved] = useState<Passkey>()
  const add = useMutation({
    mutationFn: async () => {
      const { options } = await client.api.ownPasskeys.begin()
      const credential = await makePasskey(options)
      if (!credential) return
      const added = await client.api.ownPasskeys.add({ name: deviceOf(navigator.userAgent), credential })
      setCodes(added.codes)
      void invalidateRecords('ownFactors')
      // Nothing asks for a second step any more.
      void client.loadUser()
      void notify({ message: m.passkey_added() })
    },
  })
  const remove = useMutation({
    mutationFn: (id: number) => client.api.ownPasskeys.remove({ id }),
    onSuccess: () => {
      setRemoved(undefined)
      void invalidateRecords('ownFactors')
      void notify({ message: m.passkey_removed() })
    },
  })
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lead font-title">{m.passkey_title()}</h3>
      <p className="text-secondary">{m.passkey_text()}</p>
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
      <ul className="divide-y divide-line">
        {data?.passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <div className="min-w-0">
              <span className="break-words">{passkey.name}</span>
              <span className="block text-xs text-muted">
                {passkey.used_at === null
                  ? m.passkey_times_unused({ added: formatDateTime(passkey.added_at) })
                  : m.passkey_times({ added: formatDateTime(passkey.added_at), used: formatDateTime(passkey.used_at) })}
              </span>
            </div>
            <Button
              size="sm"
              aria-label={m.passkey_remove_of({ name: passkey.name })}
              onClick={() => setRemoved(passkey)}
            >
              {m.passkey_remove()}
            </Button>
          </li>
        ))}
      </ul>
      {knowsPasskeys() ? (
        <Button className="self-start" isPending={add.isPending} onClick={() => add.mutate()}>
          {m.passkey_add()}
        </Button>
      ) : (
        <p className="text-secondary">{m.passkey_unknown()}</p>
      )}
      {removed && (
        <ConfirmDialog
          onClose={() => setRemoved(undefined)}
          heading={m.passkey_remove_title()}
          description={m.passkey_remove_text({ name: removed.name })}
          confirmText={m.passkey_remove()}
          cancelText={m.factor_cancel()}
          variant="danger"
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(removed.id)}
        />
      )}
    </section>
  )
}
