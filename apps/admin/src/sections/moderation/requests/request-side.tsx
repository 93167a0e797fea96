import { moderatedEntityWords } from '#contract/enums/moderated-entity.gen.ts'
import { moderationKindWords } from '#contract/enums/moderation-kind.gen.ts'
import { moderationPriorityWords } from '#contract/enums/moderation-priority.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { useCan } from '#data/queries.ts'
import { entityPath } from '#data/entity-path.ts'
import { StatusHistory } from '#record/status/status-history.tsx'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { Duplicates } from './duplicates.tsx'
import { NoteDialog } from '#shop/moderation/note-dialog.tsx'
import { RequestFacts } from '#shop/moderation/request-facts.tsx'
import { requestStatuses } from '#shop/moderation/words.ts'

/** The author, the deadline and the notes of staff. */
export function RequestSide({ request }: { request: Schemas['Moderation'] }) {
  const isStaff = useIsStaff()
  const { entity, entity_id, entity_label, kind, current } = request
  const canOpen = useCan(`${entity}.view`)
  const address = current && canOpen ? entityPath(entity, entity_id) : null
  return (
    <>
      <RequestFacts request={request}>
        <DescriptionItem name={moderatedEntityWords[entity]()}>
          {/* A new tab: leaving the page would release the lease. */}
          {address ? <TextLink render={<Link to={address} target="_blank" />}>{entity_label}</TextLink> : entity_label}
        </DescriptionItem>
        <DescriptionItem name={m.filter_kind()}>{moderationKindWords[kind]()}</DescriptionItem>
      </RequestFacts>
      <Duplicates request={request} />
      {isStaff && <Note request={request} />}
      <StatusHistory entries={request.history} statuses={requestStatuses} />
    </>
  )
}

function Note({ request }: { request: Schemas['Moderation'] }) {
  const [isOpen, setIsOpen] = useState(false)
  const canUpdate = useCan('moderation.update')
  return (
    <Card
      title={m.moderation_for_staff()}
      actions={
        canUpdate && (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {m.moderation_note_change()}
          </Button>
        )
      }
    >
      <DescriptionList>
        <DescriptionItem name={m.field_priority()}>{moderationPriorityWords[request.priority]()}</DescriptionItem>
        <DescriptionItem name={m.moderation_note()}>{request.comment_internal ?? '—'}</DescriptionItem>
      </DescriptionList>
      {isOpen && <NoteDialog request={request} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
