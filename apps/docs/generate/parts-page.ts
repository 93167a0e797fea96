import { frame, needs } from '@admin-panel/openapi/needs'
import type { Page } from './page.ts'
import { wireOf, wires } from './wire.ts'

/** Which operations an entry of the menu needs, and which parts they belong to. */
export function partsPage(): Page {
  const rows = needs.map(({ path, must, may }) => {
    const parts = [...new Set(must.map(partOf))]
    const others = [...new Set(may.map(partOf))].filter((part) => !parts.includes(part))
    return `| \`${path}\` | ${must.map(linked).join(', ') || 'none'} | ${coded(parts) || 'none'} | ${coded(others)} |`
  })
  const used = needs.map(({ path, may }) => `### ${path}\n\n${may.map(linked).join(', ') || 'Nothing.'}`)
  const byPart = Map.groupBy([...wires.keys()], partOf)
  const parts = [...byPart]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([part, ids]) => `| \`${part}\` | ${[...new Set(ids.map(resourceOf))].map(pageOf).join(', ')} |`)
  return {
    path: 'reference/parts.md',
    title: 'Parts and screens',
    text: `# Which operations does a screen need

Each operation belongs to a part of the contract (\`x-part\`). [A back end of one's own](/guides/back-end) has some of them.

Every page needs ${frame.map(linked).join(', ')}, which are of the part \`core\`.

## Screens

An entry of the menu works with its operations of the second column. Without the further parts, buttons, tabs and cards are missing.

| entry | needs | parts | uses, where they are there |
|---|---|---|---|
${rows.join('\n')}

## Parts

Exports, and changes by a list of ids, belong to \`operations\` whatever their resource is.

| part | resources |
|---|---|
${parts.join('\n')}

## What a screen uses

${used.join('\n\n')}
`,
  }
}

const partOf = (id: string) => wireOf(id).entry.operation['x-part'] ?? ''

const resourceOf = (id: string) => id.split('.')[0] ?? ''

const pageOf = (resource: string) => `[\`${resource}\`](/reference/operations/${resource})`

const linked = (id: string) => `[\`${id}\`](/reference/operations/${resourceOf(id)}#${id.split('.')[1]})`

const coded = (parts: readonly string[]) => parts.map((part) => `\`${part}\``).join(', ')
