import type { Schemas } from '@admin-panel/sdk'
import { ledgerKindWords } from '#contract/enums/ledger-kind.gen.ts'
import { m } from '#paraglide/messages.js'
import { Printed, printedCell as cell, PrintedFacts, Signatures } from '#shop/printed.tsx'
import { formatMoney } from '#text/format-money.ts'
import { daysOf } from './columns.tsx'

type Settlement = Schemas['Settlement']
type Kind = Schemas['LedgerKind']

const SOLD: readonly Kind[] = ['sale', 'discount', 'own_delivery']
const RETURNED: readonly Kind[] = ['return']
const VAT: readonly Kind[] = ['vat', 'vat_return']
const COMMISSION: readonly Kind[] = ['commission', 'commission_return', ...VAT]

/** What a period comes to in the lines of the act: each kind of entry stands in one of them. */
export function actOf({ sums }: Pick<Settlement, 'sums'>) {
  const of = (kinds: readonly Kind[]) =>
    sums.reduce((sum, { kind, kopecks }) => (kinds.includes(kind) ? sum + kopecks : sum), 0)
  const known = [...SOLD, ...RETURNED, ...COMMISSION]
  return {
    sold: of(SOLD),
    returned: of(RETURNED),
    commission: of(COMMISSION),
    vat: of(VAT),
    others: sums.filter(({ kind }) => !known.includes(kind)),
  }
}

/** The report of the agent for a period, on paper. */
export function Act({ settlement }: { settlement: Settlement }) {
  const { id, company, period_from, period_to, payer, requisites, status } = settlement
  const parties: [name: string, value: string | null | undefined][] = [
    [m.settlements_act_agent(), payer],
    [
      m.settlements_act_principal(),
      [requisites?.recipient ?? company.label, requisites && m.settlements_act_inn({ inn: requisites.inn })]
        .filter(Boolean)
        .join(', '),
    ],
  ]
  return (
    <Printed>
      <h1 className="mb-3 text-title font-title">
        {m.settlements_act_title({ id, period: daysOf(period_from, period_to) })}
      </h1>
      {status === 'open' && <p className="mb-3">{m.settlements_act_preliminary()}</p>}
      <PrintedFacts facts={parties} />
      <Lines settlement={settlement} />
      <Signatures names={[m.settlements_act_agent(), m.settlements_act_principal()]} />
    </Printed>
  )
}

function Lines({ settlement }: { settlement: Settlement }) {
  const { entries_kopecks, carried_kopecks, payable_kopecks, debt_kopecks } = settlement
  const { sold, returned, commission, vat, others } = actOf(settlement)
  const lines: [name: string, kopecks: number][] = [
    [m.settlements_act_sold(), sold],
    [m.settlements_act_returned(), returned],
    [m.settlements_act_commission(), commission],
    [m.settlements_act_vat(), vat],
    ...others.map(({ kind, kopecks }): [string, number] => [ledgerKindWords[kind](), kopecks]),
    [m.field_kept_settlement_entries_kopecks(), entries_kopecks],
  ]
  if (carried_kopecks < 0) lines.push([m.field_kept_settlement_carried_kopecks(), carried_kopecks])
  if (debt_kopecks > 0) lines.push([m.field_kept_settlement_debt_kopecks(), debt_kopecks])
  return (
    <table className="w-full border-collapse">
      <tbody className="tabular-nums">
        {lines.map(([name, kopecks]) => (
          <tr key={name}>
            <th scope="row" className={`${cell} text-start`}>
              {name}
            </th>
            <td className={`${cell} w-40 text-end whitespace-nowrap`}>{formatMoney(kopecks)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className={`${cell} text-start font-label`}>
            {m.field_kept_settlement_payable_kopecks()}
          </th>
          <td className={`${cell} text-end font-label whitespace-nowrap`}>{formatMoney(payable_kopecks)}</td>
        </tr>
      </tbody>
    </table>
  )
}
