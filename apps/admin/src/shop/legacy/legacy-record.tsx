import { resourceEntities } from '@admin-panel/sdk/resources'
import { Button } from '@admin-panel/ui/button'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { Moment } from '#page/moment.tsx'
import { Notice } from '@admin-panel/ui/notice'
import { Page } from '#page/page.tsx'
import { useCan } from '#data/queries.ts'
import { pathTo } from '#data/paths.ts'
import { legacyStatuses } from './legacy-statuses.ts'
import { StatusBadge } from '#record/status/statuses.tsx'
import { LegacyChoice } from './legacy-choice.tsx'
import type { LegacyKind } from './legacy-kind.ts'
import { useMapping, type LegacyRecord as Record } from './use-mapping.ts'

interface LegacyRecordProps {
  kind: LegacyKind
  record: Record
  parent: ReactNode
  /** Further facts of the legacy record: items of a description list. */
  facts?: ReactNode
  /** Child records of the legacy record, below the facts. */
  parts?: ReactNode
  /** Renders a record of ours for comparison with the legacy one. */
  showOurs: (id: number) => ReactNode
  /** Creates a record of ours from the legacy one. */
  create: ReactNode
}

/** A legacy record beside its counterpart. */
export function LegacyRecord({ kind, record, parent, facts, parts, showOurs, create }: LegacyRecordProps) {
  const { id, version, status, mapped_to, note } = record
  const canUpdate = useCan(`${resourceEntities[kind.ours]}.update`)
  const [isChanging, setIsChanging] = useState(false)
  const { untie } = useMapping(kind.of)
  const address = mapped_to && pathTo(kind.ours, mapped_to.id)
  const isChosen = status === 'unmapped' || (isChanging && canUpdate)
  return (
    <Page
      title={record.name}
      parent={parent}
      status={<StatusBadge statuses={legacyStatuses} status={status} />}
      actions={
        canUpdate &&
        status !== 'unmapped' && (
          <>
            <Button isPending={untie.isPending} onClick={() => untie.mutate({ id, version })}>
              {status === 'mapped' ? m.legacy_untie() : legacyStatuses.unmapped.action()}
            </Button>
            {status === 'mapped' && !isChanging && (
              <Button variant="primary" onClick={() => setIsChanging(true)}>
                {m.legacy_change()}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4 px-page pb-6">
        {mapped_to && (
          <Notice tone="blue">
            {m.legacy_is_mapped()}{' '}
            {address ? <TextLink render={<Link to={address} />}>{mapped_to.label}</TextLink> : mapped_to.label}
          </Notice>
        )}
        {status === 'ignored' && note && <Notice tone="grey">{m.legacy_is_ignored({ note })}</Notice>}
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Card title={m.legacy_theirs()}>
            <DescriptionList>
              <DescriptionItem name={m.legacy_id()}>{id}</DescriptionItem>
              <DescriptionItem name={m.field_name()}>{record.name}</DescriptionItem>
              {facts}
              <DescriptionItem name={m.legacy_migrated()}>
                <Moment time={record.migrated_at} />
              </DescriptionItem>
            </DescriptionList>
            {parts}
          </Card>
          <Card title={m.legacy_ours()}>
            {isChosen ? (
              <LegacyChoice
                kind={kind}
                record={record}
                showOurs={showOurs}
                create={create}
                onCancel={isChanging ? () => setIsChanging(false) : undefined}
                onDone={() => setIsChanging(false)}
              />
            ) : mapped_to ? (
              showOurs(mapped_to.id)
            ) : (
              <p className="text-muted">{m.legacy_none_yet()}</p>
            )}
          </Card>
        </div>
      </div>
    </Page>
  )
}
