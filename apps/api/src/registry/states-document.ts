import { allResources, type Facts } from '#records/resources.ts'

type Machine = Exclude<Facts['states'], string | undefined>

const HEAD = `# States

The transitions that the API allows and returns in \`available_statuses\`, from the \`states\` of each \`section.ts\`. Written by
\`node --conditions=@admin-panel/source tools/docs/states.ts\`.
`

/** The text of docs/states.md; all sections must be registered. */
export function statesDocument(): string {
  // The order in which modules are loaded differs from run to run.
  const resources = [...allResources()].toSorted(([one], [other]) => one.localeCompare(other))
  const sections = resources.flatMap(([name, { states }]) => {
    if (!states || typeof states === 'string') return []
    const others = resources.flatMap(([other, facts]) => (facts.states === name ? [`, \`${other}\``] : []))
    return [`## \`${name}\`${others.join('')}\n\n${tableOf(states)}\n`]
  })
  return [HEAD, ...sections].join('\n')
}

function tableOf({ labels, transitions }: Machine): string {
  const nameOf = (status: string) => `\`${status}\` «${labels[status]}»`
  const rows = transitions.map(({ from, to, who, reason, requiresReason, requiresComment, when }) => {
    const needs = [
      reason && `${requiresReason ? 'reason' : 'reason, if any,'} of \`${reason}\``,
      requiresComment && 'comment',
      when,
    ]
    return `|${from.map(nameOf).join(', ')}|${nameOf(to)}|${who.join(', ') || 'by itself'}|${needs.filter(Boolean).join('; ')}|`
  })
  return ['|From|To|Who|Needs|', '|---|---|---|---|', ...rows].join('\n')
}
