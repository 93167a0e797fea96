import { ButtonLink } from '@admin-panel/ui/button-link'
import { DescriptionItem } from '@admin-panel/ui/description-list'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ActiveChip } from '#record/active/active-switch.tsx'
import { queries } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { RecordPage } from '#record/record-page.tsx'
import { recordScreen } from '#record/record-screen.tsx'
import { AttributeActions } from './actions.tsx'
import { AttributeCrumbs } from './attribute-crumbs.tsx'
import { showAttributeValue, useAttributeForm } from './attribute-form.ts'
import { AttributeFields } from './form.tsx'
import type { Attribute } from './labels.ts'
import { pathTo } from '#data/paths.ts'

function AttributeEdit({ record: attribute }: { record: Attribute }) {
  const edit = useAttributeForm(attribute)
  return (
    <RecordPage
      title={attribute.name}
      parent={<AttributeCrumbs attribute={attribute} />}
      edit={edit}
      permission="attribute.update"
      show={showAttributeValue}
      status={<ActiveChip entity="attribute" isActive={attribute.is_active} />}
      actions={
        <>
          <ButtonLink render={<Link to={pathTo('attributes.synonyms', attribute.id)} />}>
            {m.field_synonyms()}
          </ButtonLink>
          <AttributeActions attribute={attribute} onChanged={edit.rebase} />
        </>
      }
      side={
        <RecordFacts record={attribute}>
          <DescriptionItem name={m.attributes_column_used()}>
            {m.attributes_used({ count: attribute.usage_count })}
          </DescriptionItem>
        </RecordFacts>
      }
    >
      <AttributeFields attribute={attribute} />
    </RecordPage>
  )
}

export const { Component, loader } = recordScreen(queries.attributes.view, AttributeEdit)
