import { expect, test } from 'vitest'
import type { StateMachine } from '#records/state-machine.ts'
import { companyStatuses } from '#sections/companies/statuses.ts'
import { contractStatuses } from '#sections/contracts/statuses.ts'
import { states as moderationStates } from '#sections/moderation/states.ts'
import { offerStatuses } from '#sections/product-offers/statuses.ts'
import { productStatuses } from '#sections/products/statuses.ts'
import { states as reviewStates } from '#sections/reviews/states.ts'
import { storePointStatuses } from '#sections/store-points/statuses.ts'
import { subOrderStatuses } from '#sections/sub-orders/statuses.ts'
import { userStatuses } from '#sections/users/statuses.ts'

type Told = Pick<StateMachine<string>, 'labels' | 'transitions'>

const machines: Record<string, Told> = {
  Products: productStatuses,
  'Product offers': offerStatuses,
  Companies: companyStatuses,
  Contracts: contractStatuses,
  'Store points': storePointStatuses,
  'Sub-orders': subOrderStatuses,
  'Requests of moderation, also for brands': moderationStates,
  Reviews: reviewStates,
  Users: userStatuses,
}

const HEAD = `# States

Who takes a record from which state to which, as the API enforces it and tells in \`available_statuses\`. Written from the state
machines themselves (\`statuses.ts\` of each section) by a test: \`vitest run --project api:pglite apps/api/src/states.test.ts -u\`.
`

test('The document of states says what the machines do', async () => {
  const sections = Object.entries(machines).map(([title, machine]) => `## ${title}\n\n${tableOf(machine)}\n`)

  await expect([HEAD, ...sections].join('\n')).toMatchFileSnapshot('../../../docs/states.md')
})

function tableOf({ labels, transitions }: Told): string {
  const named = (status: string) => `\`${status}\` «${labels[status]}»`
  const rows = transitions.map(({ from, to, who, reason, requiresReason, requiresComment, when }) => {
    const needs = [
      reason && `${requiresReason ? 'reason' : 'reason, if any,'} of \`${reason}\``,
      requiresComment && 'comment',
      when,
    ]
    return `| ${from.map(named).join(', ')} | ${named(to)} | ${who.join(', ') || 'by itself'} | ${needs.filter(Boolean).join('; ')} |`
  })
  return ['| From | To | Who | Needs |', '|---|---|---|---|', ...rows].join('\n')
}
