import { expect, test } from 'vitest'
import { allResources, type Facts } from '#records/resources.ts'
import '#sections.ts'

type Machine = Exclude<Facts['states'], string | undefined>

const HEAD = `# States

The transitions that the API allows and returns in \`available_statuses\`. A test writes this document from the \`states\` of each
\`section.ts\`: \`vitest run --project api:postgres apps/api/src/registry/states.test.ts -u\`.
`

test('The document of states says what the machines do', async () => {
  // The order in which modules are loaded differs from run to run.
  const resources = [...allResources()].toSorted(([one], [other]) => one.localeCompare(other))
  const sections = resources.flatMap(([name, { states }]) => {
    if (!states || typeof states === 'string') return []
    const others = resources.flatMap(([other, facts]) => (facts.states === name ? [`, \`${other}\``] : []))
    return [`## \`${name}\`${others.join('')}\n\n${tableOf(states)}\n`]
  })

  await expect([HEAD, ...sections].join('\n')).toMatchFileSnapshot('../../../../docs/states.md')
})

test('A resource that uses the states of another names one that has states', () => {
  const named = [...allResources().values()].flatMap(({ states }) => (typeof states === 'string' ? [states] : []))

  expect(named.map((name) => allResources().get(name)?.states)).not.toContain(undefined)
})

function tableOf({ labels, transitions }: Machine): string {
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
