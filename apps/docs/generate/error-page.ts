import ts from 'typescript'
import { resources } from './contract.ts'
import { prose, type Page } from './page.ts'
import { parse } from './source.ts'

interface Kind {
  readonly name: string
  readonly status: string
  readonly text: string
}

const file = parse('sdk/src/errors/api-error.ts')

/** Each kind of error: the members of the union `ApiError`, with their comments. */
export function kinds(): Kind[] {
  const union = file.statements.find(
    (statement): statement is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(statement) && statement.name.text === 'ApiError',
  )?.type
  if (!union || !ts.isUnionTypeNode(union)) throw new Error('ApiError is no union')
  return union.types.map((type) => {
    const text = type.getText()
    const [, name = '', status = ''] = /Base<'([a-z-]+)'(?:, (\d+))?>/.exec(baseOf(text)) ?? []
    return { name, status, text: commentOf(type) }
  })
}

/** A kind of an interface of its own has its name and status in the clause that extends the common base. */
function baseOf(text: string): string {
  const declared = file.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === text.replace(/<.*/, ''),
  )
  return text.startsWith('Base<') ? text : (declared?.heritageClauses?.[0]?.getText() ?? '')
}

/** The comment before a member of the union, which stands in front of its `|`. */
function commentOf(type: ts.TypeNode): string {
  const before = file.text.slice(0, type.getStart())
  return /\/\*\* (?<text>[^\n]*) \*\/\s*\|\s*$/.exec(before)?.groups?.['text'] ?? ''
}

export function errorPage(): Page {
  const operations = resources.flatMap((resource) => resource.operations)
  const sections = kinds().map(({ name, status, text }) => {
    const count = operations.filter(({ kinds }) => kinds.includes(name)).length
    return `## ${name}

${status ? `Status ${status}. ` : ''}${prose(text)}
${count > 0 ? `\n${count} of the ${operations.length} operations name it in the contract.` : '\nAny call may reject with it.'}
`
  })
  return {
    path: 'reference/errors.md',
    title: 'Kinds of errors',
    text: `# Kinds of errors

Every call rejects with an \`ApiError\`; its \`kind\` says which of these it is. How to handle them is shown in the [guide to errors](/guides/errors).

${sections.join('\n')}`,
  }
}
