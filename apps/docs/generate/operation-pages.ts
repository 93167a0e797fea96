import { resources, schemas, schemasIn, type Field, type Operation, type Resource } from './contract.ts'
import { prose, type Page } from './page.ts'
import { wireOf } from './wire.ts'

const SHARED = 'shared'

/** The resources whose operations need a schema, by its name. */
const users = new Map<string, Set<string>>()
for (const { name, operations } of resources)
  for (const { parameters, result } of operations)
    for (const type of [result, ...parameters.map(({ type }) => type)]) use(type, name)

function use(type: string, resource: string) {
  for (const name of schemasIn(type)) {
    const usedBy = users.get(name) ?? new Set()
    if (usedBy.has(resource)) continue
    users.set(name, usedBy.add(resource))
    const schema = schemas.get(name)
    if (schema) for (const part of [schema.type, ...schema.fields.map(({ type }) => type)]) use(part, resource)
  }
}

/** The fields of a body are the parameters of its operation. */
const bodies = new Set(
  resources.flatMap(({ operations }) => operations.map(({ body }) => body)).filter((name) => name && !users.has(name)),
)

/** The page that a schema stands on: its only resource's, or that of the shared ones. */
function homeOf(schema: string): string {
  const [first, ...others] = users.get(schema) ?? []
  return first && others.length === 0 ? first : SHARED
}

/** A page for each resource, and one for the schemas that several of them share. */
export function operationPages(): Page[] {
  return [...resources.map(resourcePage), sharedPage()]
}

function resourcePage({ name, text, operations }: Resource): Page {
  return {
    path: `reference/operations/${name}.md`,
    title: name,
    text: `# ${name}

${prose(text)}

${operations.map(section).join('\n\n')}

${schemaSections(name, '##')}`,
  }
}

function section({ verb, id, summary, call, kinds, example, parameters, body, result }: Operation): string {
  return `## ${id} {#${verb}}

${prose(summary)}

${call}

::: code-group

\`\`\`ts [SDK]
${example}
\`\`\`

\`\`\`sh [curl]
${wireOf(id).curl}
\`\`\`

:::

${parameters.length > 0 ? table('Parameter', parameters) : 'It takes no parameters.'}

Resolves to ${result === 'void' ? 'nothing' : code(result)}.
${answer(id)}${kinds.length > 0 ? `Rejects with ${kinds.map((kind) => `[\`${kind}\`](/reference/errors#${kind})`).join(', ')}, and with the [general kinds](/reference/errors).` : 'Rejects with the [general kinds](/reference/errors) of errors.'}
${body ? `The type of its body is \`Schemas['${body}']\`.` : ''}`
}

/** An answer to read beside the types, which opens where it is asked for. */
function answer(id: string): string {
  const { status, answer } = wireOf(id)
  return answer === undefined ? '' : `\n::: details An answer, ${status}\n\n\`\`\`json\n${answer}\n\`\`\`\n\n:::\n\n`
}

function sharedPage(): Page {
  return {
    path: `reference/operations/${SHARED}.md`,
    title: 'Shared models',
    text: `# Shared models

Models that several resources share, and those of refusals: \`Schemas['Id']\`, and so on.

${schemaSections(SHARED, '##')}`,
  }
}

function schemaSections(home: string, heading: string): string {
  const models = [...schemas.values()].filter(({ name }) => homeOf(name) === home && !bodies.has(name))
  return models
    .map(
      ({ name, text, type, fields }) => `${heading} ${name} {#schema-${name.toLowerCase()}}

${prose(text)}

${fields.length > 0 ? table('Field', fields) : code(type)}`,
    )
    .join('\n\n')
}

function table(title: string, fields: readonly Field[]): string {
  const rows = fields.map(
    ({ name, type, required, text }) =>
      `| \`${name}\`${required ? '' : ' ?'} | ${code(type)} | ${prose(text).replaceAll('\n', ' ').replaceAll('|', '&#124;')} |`,
  )
  return `| ${title} | Type | Meaning |\n|---|---|---|\n${rows.join('\n')}`
}

/** A type as code whose schemas lead to their descriptions. */
function code(type: string): string {
  const escaped = type
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('|', '&#124;')
    .replaceAll('{', '&#123;')
  const linked = escaped.replaceAll(/\b[A-Z]\w+\b/g, (name) =>
    schemas.has(name)
      ? `<a href="/reference/operations/${homeOf(name)}#schema-${name.toLowerCase()}">${name}</a>`
      : name,
  )
  return `<code>${linked.replaceAll('[', '&#91;')}</code>`
}
