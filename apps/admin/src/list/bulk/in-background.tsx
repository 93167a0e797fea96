import { TextLink } from '@admin-panel/ui/text-link'
import { m } from '#paraglide/messages.js'
import { notify } from '#data/notify/notify.ts'
import type { Operation } from '#data/operations/operations.ts'
import { recordPath } from '#data/paths.ts'

/** Opens an operation in a new tab, where what is done here goes on. */
export function OperationLink({ id }: { id: number }) {
  const path = recordPath('operations', id)
  return (
    path && (
      <TextLink href={path} target="_blank" rel="noreferrer">
        {m.bulk_open_operation()}
      </TextLink>
    )
  )
}

/** Says that a change goes on without its dialog, and where to look for it. */
export function notifyInBackground({ id, title }: Operation) {
  return notify({ message: m.bulk_in_background({ title }), component: InBackground, props: { id, title } })
}

function InBackground({ id, title }: { id: number; title: string }) {
  return (
    <p>
      {m.bulk_in_background({ title })} <OperationLink id={id} />
    </p>
  )
}
