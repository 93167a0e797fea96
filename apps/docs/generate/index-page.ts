import { resources } from './contract.ts'
import { prose, type Page } from './page.ts'
import { needOf } from './permission-page.ts'
import { wireOf } from './wire.ts'

/** Every operation in one table for each resource. */
export function indexPage(): Page {
  const count = resources.reduce((sum, { operations }) => sum + operations.length, 0)
  const tables = resources.map(({ name, text, operations }) => {
    const rows = operations.map(({ id, verb, summary }) => {
      const { method, path } = wireOf(id).entry
      const address = `<code>${method.toUpperCase()} ${path.replaceAll('{', '&#123;')}</code>`
      return `| [\`${verb}\`](/reference/operations/${name}#${verb}) | ${prose(summary)}<br>${address} | ${needOf(id)} |`
    })
    return `## ${name}\n\n${prose(text)}\n\n| Operation | | Permission |\n|---|---|---|\n${rows.join('\n')}`
  })
  return {
    path: 'reference/index.md',
    title: 'All operations',
    text: `# All operations

The ${count} operations of ${resources.length} resources. \`client.api.<resource>.<operation>\` calls each of them.

${tables.join('\n\n')}`,
  }
}
