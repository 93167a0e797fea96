import { DescriptionItem } from '@admin-panel/ui/description-list'
import { m } from '#paraglide/messages.js'
import { queries } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { RecordPage } from '#record/record-page.tsx'
import { recordScreen } from '#record/record-screen.tsx'
import { AttributeActions } from './actions.tsx'
import { AttributeCrumbs } from './attribute-crumbs.tsx'
import { showAttributeValue, useAttributeForm } from './attribute-form.ts'
import { AttributeFields } from './form.tsx'
import type { Attribute } from './labels.ts'

function AttributeEdit({ record: attribute }: { record: Attribute }) {
  const edit = useAttributeForm(attribute)
  return (
    <RecordPage
      title={attribute.name}
      parent={<AttributeCrumbs attribute={attribute} />}
      edit={edit}
      permission="attribute.update"
      isEdit
      show={showAttributeValue}
      actions={<AttributeActions attribute={attribute} onChanged={edit.rebase} />}
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
