import { ButtonLink } from '@admin-panel/ui/button-link'
import { Tag } from '@admin-panel/ui/tag'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { RecordHistory } from '#record/history/record-history.tsx'
import { Card } from '@admin-panel/ui/card'
import { Page } from '#page/page.tsx'
import { queries, useCan } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { recordScreen } from '#record/record-screen.tsx'
import { AttributeActions } from './actions.tsx'
import { AttributeCrumbs } from './attribute-crumbs.tsx'
import { AttributeFacts, CategoriesTable, ValuesTable } from './facts.tsx'
import { hasValues, type Attribute } from './labels.ts'
import { pathTo } from '#data/paths.ts'
import { TwoColumns } from '#page/two-columns.tsx'

function AttributeView({ record: attribute }: { record: Attribute }) {
  const canUpdate = useCan('attribute.update')
  return (
    <Page
      title={attribute.name}
      parent={<AttributeCrumbs />}
      actions={
        <>
          <AttributeActions attribute={attribute} />
          {canUpdate && (
            <ButtonLink variant="primary" render={<Link to={pathTo('attributes.edit', attribute.id)} />}>
              {m.attributes_edit()}
            </ButtonLink>
          )}
        </>
      }
    >
      <TwoColumns
        isPadded
        side={
          <>
            <RecordFacts record={attribute} />
            <RecordHistory entity="attribute" id={attribute.id} />
          </>
        }
      >
        <Card title={m.attributes_group_main()}>
          <AttributeFacts attribute={attribute} />
        </Card>
        {hasValues(attribute.type) && (
          <Card title={m.field_values()}>
            <ValuesTable values={attribute.values} />
          </Card>
        )}
        <Card title={m.attributes_synonyms_title()}>
          {attribute.synonyms.length === 0 ? (
            <p className="text-muted">{m.attributes_synonyms_none()}</p>
          ) : (
            <ul className="flex flex-wrap gap-1.5">
              {attribute.synonyms.map((synonym) => (
                <li key={synonym} className="max-w-full">
                  <Tag>{synonym}</Tag>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card title={m.field_categories()}>
          <CategoriesTable categories={attribute.categories} />
        </Card>
      </TwoColumns>
    </Page>
  )
}

export const { Component, loader } = recordScreen(queries.attributes.view, AttributeView)
