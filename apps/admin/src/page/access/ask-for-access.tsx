import type { PermissionName } from '@admin-panel/permissions'
import { isApiError } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { Textarea } from '@admin-panel/ui/textarea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { showError } from '#data/notify/show-error.ts'

/** What was typed in a popover that was closed, by permission. */
const kept = new Map<PermissionName, string>()

const focus = (field: HTMLTextAreaElement | null) => field?.focus()

/** Asks those who can give the permission for it. */
export function AskForAccess({ permission }: { permission: PermissionName }) {
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState(() => kept.get(permission) ?? '')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.api.ownAccess.ask({ permission, reason }),
    onSuccess: ({ sent }) => {
      kept.delete(permission)
      void notify({ message: m.access_asked({ count: sent }) })
      return invalidateResource('ownAccess')
    },
    onError: (failure) => {
      if (!isApiError(failure, 'validation')) showError(failure)
    },
    meta: { quiet: true },
  })
  if (!isOpen)
    return (
      <Button size="sm" className="self-start" onClick={() => setIsOpen(true)}>
        {m.access_ask()}
      </Button>
    )
  const refusal = isApiError(error, 'validation') ? Object.values(error.details ?? {})[0]?.[0] : undefined
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <Field label={m.field_reason()} error={refusal}>
        <Textarea
          ref={focus}
          rows={2}
          maxLength={500}
          placeholder={m.access_ask_example()}
          value={reason}
          onChange={({ target }) => {
            kept.set(permission, target.value)
            setReason(target.value)
          }}
        />
      </Field>
      <Button type="submit" size="sm" variant="primary" className="self-start" isPending={isPending}>
        {m.access_ask()}
      </Button>
    </form>
  )
}
