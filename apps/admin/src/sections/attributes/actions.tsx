import { ButtonLink } from '@admin-panel/ui/button-link'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ActiveMenu } from '#record/active/active-switch.tsx'
import { client } from '#data/client.ts'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import type { Attribute } from './labels.ts'
import { pathTo } from '#data/paths.ts'

interface AttributeActionsProps {
  attribute: Attribute
  onChanged?: (attribute: Attribute) => void
}

/** Switches an attribute on or off, leads to its synonyms, and deletes an unused one. */
export function AttributeActions({ attribute, onChanged }: AttributeActionsProps) {
  const canDelete = useCan('attribute.delete')
  return (
    <>
      <ActiveMenu of="attributes" name={attribute.name} record={attribute} onSwitched={onChanged} />
      <ButtonLink render={<Link to={pathTo('attributes.synonyms', attribute.id)} />}>{m.field_synonyms()}</ButtonLink>
      {canDelete && (
        <DeleteMenu
          of={{ entity: 'attribute', entity_id: attribute.id }}
          action={m.attributes_delete()}
          question={m.attributes_delete_title()}
          text={m.attributes_delete_text({ name: attribute.name })}
          obstacle={attribute.usage_count > 0 ? m.attributes_delete_used() : undefined}
          done={m.attributes_deleted()}
          list={pathTo('attributes.list')}
          remove={async () => {
            await client.api.attributes.delete({ id: attribute.id, version: attribute.version })
            void invalidateResource('attributes')
          }}
        />
      )}
    </>
  )
}
