import { resourceEntities } from '@admin-panel/sdk/resources'
import { useHidden } from '#data/access/hidden.ts'
import { useOperation } from '#data/operations/operations.ts'
import { pathTo } from '#data/paths.ts'
import { queries } from '#data/queries.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { Page } from '#page/page.tsx'
import { TwoColumns } from '#page/two-columns.tsx'
import { m } from '#paraglide/messages.js'
import { recordScreen } from '#record/record-screen.tsx'
import { OperationActions } from './actions.tsx'
import { Facts } from './facts.tsx'
import { Items } from './items.tsx'
import { Outcome } from './outcome.tsx'
import { Proposal } from './proposal.tsx'
import { TriedChanges } from './tried-changes.tsx'
import { isBeforeRun, type Operation, Status } from './words.tsx'

/** The right that the call takes on its records. */
const rightOf = ({ resource, call }: Operation) =>
  `${Object.entries(resourceEntities).find(([name]) => name === resource)?.[1]}.${call.split('.').at(-1)}` as const

function OperationPage({ record: operation }: { record: Operation }) {
  const { id, kind, title, status, changes } = operation
  const { dataUpdatedAt } = useOperation(id)
  const isProposal = operation.actions.includes('reject')
  useHidden(rightOf(operation), status === 'waiting' && !isProposal)
  return (
    <Page
      title={title}
      parent={<Crumbs to={[[pathTo('operations.list'), m.entity_operation()]]} />}
      status={
        <>
          <Status status={status} />
          <span className="text-muted tabular-nums">№ {id}</span>
        </>
      }
      actions={<OperationActions operation={operation} />}
      lead={
        // The card of a proposal has its numbers and says why it waits.
        isProposal ? <Proposal operation={operation} /> : <Outcome operation={operation} readAt={dataUpdatedAt} />
      }
    >
      {kind === 'export' ? (
        <div className="flex flex-col gap-4 px-page pb-6">
          <Facts operation={operation} />
        </div>
      ) : (
        <TwoColumns isPadded side={<Facts operation={operation} />}>
          {changes.length > 0 && isBeforeRun(operation) && <TriedChanges operation={operation} />}
          {status !== 'checking' && <Items operation={operation} />}
        </TwoColumns>
      )}
    </Page>
  )
}

export const { Component, loader } = recordScreen(queries.operations.view, OperationPage)
