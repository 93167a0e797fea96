import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Card } from '@admin-panel/ui/card'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { Notice } from '@admin-panel/ui/notice'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { ledgerKindWords } from '#contract/enums/ledger-kind.gen.ts'
import { client } from '#data/client.ts'
import { queries, useCan } from '#data/queries.ts'
import { formatDay } from '#data/time/format-date.ts'
import { Moment } from '#page/moment.tsx'
import { Page } from '#page/page.tsx'
import { TwoColumns } from '#page/two-columns.tsx'
import { m } from '#paraglide/messages.js'
import { RecordFacts } from '#record/record-facts.tsx'
import { recordScreen } from '#record/record-screen.tsx'
import { StatusMenu } from '#record/status/status-menu.tsx'
import { SellerCrumbs } from '#shop/companies/belongs-to.tsx'
import { formatMoney } from '#text/format-money.ts'
import { Act } from './act.tsx'
import { BankFile } from './bulk.tsx'
import { daysOf } from './columns.tsx'
import { Entries } from './entries.tsx'
import { HoldButton } from './hold-button.tsx'
import { describeStatus, settlementStatuses } from './statuses.ts'

type Settlement = Schemas['Settlement']

function SettlementPage({ record: settlement }: { record: Settlement }) {
  const { company_id, period_from, period_to, is_held, holds } = settlement
  const canSeeEntries = useCan('ledger-entry')
  return (
    <Page
      title={m.settlements_title({ id: settlement.id, period: daysOf(period_from, period_to) })}
      parent={<SellerCrumbs companyId={company_id} tab="settlements" title={m.entity_settlement()} />}
      status={is_held && <StatusChip tone="red">{m.filter_is_held()}</StatusChip>}
      actions={<Actions settlement={settlement} />}
      lead={holds.length > 0 && <Holds holds={holds} />}
    >
      <TwoColumns isPadded side={<Side settlement={settlement} />}>
        <Sums settlement={settlement} />
        {canSeeEntries && settlement.status !== 'open' && <Entries filter={{ settlement_id: settlement.id }} />}
        {canSeeEntries && settlement.status === 'open' && (
          <Entries filter={{ company_id: [company_id], unsettled: true }} />
        )}
      </TwoColumns>
      <Act settlement={settlement} />
    </Page>
  )
}

function Holds({ holds }: { holds: Settlement['holds'] }) {
  return (
    <Notice tone="amber">
      <ul>
        {holds.map(({ reason, message }) => (
          <li key={reason}>{message}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** The act of the agent in short: what was sold and returned, what is withheld, and what is paid. */
function Sums({ settlement }: { settlement: Settlement }) {
  const { sums, carried_kopecks, payable_kopecks, debt_kopecks, waiting_kopecks, entries_kopecks } = settlement
  return (
    <Card title={m.settlements_sums()}>
      <DescriptionList>
        {sums.map(({ kind, entries, kopecks }) => (
          <DescriptionItem key={kind} name={`${ledgerKindWords[kind]()} · ${entries}`}>
            <Sum kopecks={kopecks} />
          </DescriptionItem>
        ))}
        <DescriptionItem name={m.field_kept_settlement_entries_kopecks()}>
          <Sum kopecks={entries_kopecks} />
        </DescriptionItem>
        {carried_kopecks < 0 && (
          <DescriptionItem name={m.field_kept_settlement_carried_kopecks()}>
            <Sum kopecks={carried_kopecks} />
          </DescriptionItem>
        )}
        <DescriptionItem name={m.field_kept_settlement_payable_kopecks()}>
          <strong>
            <Sum kopecks={payable_kopecks} />
          </strong>
        </DescriptionItem>
        {debt_kopecks > 0 && (
          <DescriptionItem name={m.field_kept_settlement_debt_kopecks()}>
            <Sum kopecks={debt_kopecks} />
          </DescriptionItem>
        )}
        {waiting_kopecks !== 0 && (
          <DescriptionItem name={m.settlements_waits()}>
            <Sum kopecks={waiting_kopecks} />
          </DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  )
}

const Sum = ({ kopecks }: { kopecks: number }) => (
  <span className="whitespace-nowrap tabular-nums">{formatMoney(kopecks)}</span>
)

function Actions({ settlement }: { settlement: Settlement }) {
  const { id, status, company, payable_kopecks } = settlement
  const canSend = useCan('settlement.statusChange')
  const isSendable = (status === 'approved' || status === 'sent') && payable_kopecks > 0
  return (
    <>
      {canSend && isSendable && <BankFile ids={[id]} />}
      <Button onClick={() => window.print()}>{m.settlements_print()}</Button>
      <HoldButton settlement={settlement} />
      <StatusMenu
        of="settlements"
        permission="settlement.statusChange"
        statuses={settlementStatuses}
        record={settlement}
        name={`${company.label}, № ${id}`}
        change={client.api.settlements.statusChange}
        describe={describeStatus}
      />
    </>
  )
}

function Side({ settlement }: { settlement: Settlement }) {
  const { due_on, closed_by, closed_at, approved_by, approved_at, sent_at, settled_at, bank_problem } = settlement
  const by = (name: string, author: Settlement['closed_by'], at: string | null) =>
    at !== null && (
      <DescriptionItem name={name}>
        {author && `${author.label}, `}
        <Moment time={at} />
      </DescriptionItem>
    )
  return (
    <RecordFacts entity="settlement" record={settlement}>
      <DescriptionItem name={m.settlements_due()}>{formatDay(due_on)}</DescriptionItem>
      {by(m.enum_settlement_status_closed(), closed_by, closed_at)}
      {by(m.enum_settlement_status_approved(), approved_by, approved_at)}
      {by(m.enum_settlement_status_sent(), null, sent_at)}
      {by(m.settlements_answered(), null, settled_at)}
      {bank_problem !== null && <DescriptionItem name={m.settlements_bank_problem()}>{bank_problem}</DescriptionItem>}
      {settlement.requisites && (
        <DescriptionItem name={m.settlements_requisites()}>
          {settlement.requisites.recipient}, {settlement.requisites.bank_name},{' '}
          {settlement.requisites.settlement_account}
        </DescriptionItem>
      )}
    </RecordFacts>
  )
}

export const { Component, loader } = recordScreen(queries.settlements.view, SettlementPage)
