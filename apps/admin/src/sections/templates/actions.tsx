import { Button } from '@admin-panel/ui/button'
import { useMutation } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { m } from '#paraglide/messages.js'
import { ActiveMenu } from '#record/active/active-switch.tsx'
import { client } from '#data/client.ts'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { notify } from '#data/notify/notify.ts'
import { mutations, useCan, useSession } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import type { Template } from './values.ts'
import { pathTo } from '#data/paths.ts'

export function TemplateActions({
  template,
  onChanged,
}: {
  template: Template
  onChanged: (template: Template) => void
}) {
  const canSend = useCan('template.update')
  const canDelete = useCan('template.delete')
  const { user } = useSession()
  const send = useMutation({
    ...mutations.templates.sendToMe(),
    onSuccess: () => void notify({ message: m.templates_sent({ email: user?.email ?? '' }) }),
  })
  return (
    <>
      <ActiveMenu of="templates" name={template.code} record={template} onSwitched={onChanged} />
      {canSend && template.channel === 'email' && (
        <Button isPending={send.isPending} onClick={() => send.mutate({ id: template.id })}>
          <Send aria-hidden className="size-4" />
          {m.templates_send()}
        </Button>
      )}
      {canDelete && (
        <DeleteMenu
          of={{ entity: 'template', entity_id: template.id }}
          action={m.templates_delete()}
          question={m.templates_delete_title()}
          text={m.templates_delete_text({ code: template.code })}
          done={m.templates_deleted()}
          list={pathTo('templates.list')}
          remove={async () => {
            await client.api.templates.delete({ id: template.id, version: template.version })
            void invalidateResource('templates')
          }}
        />
      )}
    </>
  )
}
