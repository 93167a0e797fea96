import type { Schemas } from '@admin-panel/sdk'
import { Card } from '@admin-panel/ui/card'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { Notice } from '@admin-panel/ui/notice'
import { factKindWords } from '#contract/enums/fact-kind.gen.ts'
import { entityPath } from '#data/entity-path.ts'
import { pathTo } from '#data/paths.ts'
import { queries } from '#data/queries.ts'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { Crumbs } from '#page/crumbs.tsx'
import { Moment } from '#page/moment.tsx'
import { Page } from '#page/page.tsx'
import { TwoColumns } from '#page/two-columns.tsx'
import { m } from '#paraglide/messages.js'
import { recordScreen } from '#record/record-screen.tsx'
import { FactActions } from './actions.tsx'
import { StateChip } from './state-chip.tsx'

type Fact = Schemas['Fact']

function FactPage({ record: fact }: { record: Fact }) {
  const { kind, summary, state, problem, lines } = fact
  return (
    <Page
      title={`${factKindWords[kind]()} · ${summary}`}
      parent={<Crumbs to={[[pathTo('facts.list', { state: 'waiting,refused' }), m.entity_fact()]]} />}
      status={<StateChip state={state} />}
      actions={<FactActions fact={fact} />}
      lead={problem !== null && <Notice tone={state === 'refused' ? 'red' : 'amber'}>{problem}</Notice>}
    >
      <TwoColumns isPadded side={<Provenance fact={fact} />}>
        <Card title={m.facts_content()}>
          <DescriptionList>
            {lines.map(({ label, value }) => (
              <DescriptionItem key={label} name={label}>
                {value}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </Card>
      </TwoColumns>
    </Page>
  )
}

/** Where it comes from, and what has become of it. */
function Provenance({ fact }: { fact: Fact }) {
  const { entity, entity_id, entity_label, decided_by, decided_at, decision } = fact
  const path = entity && entityPath(entity, entity_id)
  return (
    <Card title={m.facts_origin()}>
      <DescriptionList>
        <DescriptionItem name={m.facts_source()}>
          <span className="font-code">{fact.source}</span>
        </DescriptionItem>
        <DescriptionItem name={m.facts_external_id()}>
          <span className="font-code">{fact.external_id}</span>
        </DescriptionItem>
        <DescriptionItem name={m.facts_occurred()}>
          <Moment time={fact.occurred_at} />
        </DescriptionItem>
        <DescriptionItem name={m.facts_received()}>
          <Moment time={fact.received_at} />
        </DescriptionItem>
        <DescriptionItem name={m.facts_sender()}>{fact.received_by?.label ?? '—'}</DescriptionItem>
        {entity_label && (
          <DescriptionItem name={m.facts_made()}>
            {path ? <LinkIfAllowed to={path}>{entity_label}</LinkIfAllowed> : entity_label}
          </DescriptionItem>
        )}
        {decided_at && (
          <DescriptionItem name={m.facts_decided()}>
            {decided_by?.label}, <Moment time={decided_at} />
            {decision && <p className="text-secondary">{decision}</p>}
          </DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  )
}

export const { Component, loader } = recordScreen(queries.facts.view, FactPage)
