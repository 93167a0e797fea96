import ts from 'typescript'
import { docsOf, membersOf, nameOf, parse, propertiesOf, property } from './source.ts'

/** A parameter of an operation or a field of a schema. */
export interface Field {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly text: string
}

export interface Operation {
  readonly id: string
  readonly verb: string
  readonly summary: string
  /** The method, the path and the permission, as a sentence. */
  readonly call: string
  readonly kinds: readonly string[]
  readonly example: string
  readonly parameters: readonly Field[]
  /** The schema that the body is, whose fields are parameters too; a body of its own has no name. */
  readonly body: string | undefined
  readonly result: string
}

export interface Resource {
  readonly name: string
  readonly text: string
  readonly operations: readonly Operation[]
}

/** A model of the contract: an object with fields, or another type. */
export interface Schema {
  readonly name: string
  readonly text: string
  readonly type: string
  readonly fields: readonly Field[]
}

const schemaFile = parse('sdk/src/schema.gen.ts')
const components = membersOf(schemaFile, 'components')
const declared = new Map(membersOf(schemaFile, 'operations').map((member) => [nameOf(member), member.type]))
const aliases = schemaFile.statements.filter(ts.isTypeAliasDeclaration).filter(({ name }) => /^[A-Z]/.test(name.text))
const schemaTypes = new Map(aliases.map((alias) => [alias.name.text, alias]))
const parameterTypes = new Map(section('parameters').map((member) => [nameOf(member), typeText(member.type)]))

function section(name: string) {
  return propertiesOf(components.find((member) => nameOf(member) === name)?.type)
}

/** A type as a reader writes it: schemas by their names, parameters by what they are. */
function typeText(type: ts.TypeNode | undefined): string {
  return (type?.getText() ?? 'void')
    .replaceAll(/\/\*\*.*?\*\/\s*/gs, '')
    .replaceAll(/components\["parameters"\]\["([^"]+)"\]/g, (_, name: string) => parameterTypes.get(name) ?? name)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', "'")
}

/** The generator of the types puts the format in front, and makes the meaning a tag of a longer comment. */
function meaningOf(member: ts.PropertySignature | ts.TypeAliasDeclaration): string {
  const { text, tags } = docsOf(member)
  return tags.get('description') ?? (text.startsWith('Format: ') ? '' : text)
}

function fieldOf(member: ts.PropertySignature): Field {
  const type = typeText(member.type)
  return { name: nameOf(member), type, required: !member.questionToken, text: meaningOf(member) }
}

/** The fields of a body: those of an object, of a schema, or of several together. */
function fieldsOf(type: ts.TypeNode | undefined): Field[] {
  if (!type) return []
  const properties = propertiesOf(type)
  if (properties.length > 0) return properties.map(fieldOf)
  return schemasIn(typeText(type)).flatMap((name) => fieldsOf(schemaTypes.get(name)?.type))
}

function bodyOf(type: ts.TypeNode | undefined) {
  return propertiesOf(property(property(type, 'requestBody'), 'content'))[0]?.type
}

function parametersOf(type: ts.TypeNode | undefined): Field[] {
  const places = property(type, 'parameters')
  const body = bodyOf(type)
  const version = propertiesOf(property(places, 'header')).find((member) => nameOf(member) === 'If-Match')
  const fields = [
    ...propertiesOf(property(places, 'path')).map(fieldOf),
    ...propertiesOf(property(places, 'query')).map(fieldOf),
    ...fieldsOf(body),
  ]
  return version
    ? [
        ...fields,
        {
          name: 'version',
          type: version.questionToken ? 'number | null' : 'number',
          required: true,
          text: version.questionToken
            ? 'The version that was read; `null` overwrites whatever is stored.'
            : 'The version that was read.',
        },
      ]
    : fields
}

function resultOf(type: ts.TypeNode | undefined): string {
  const success = propertiesOf(property(type, 'responses')).find((member) => nameOf(member).startsWith('2'))
  const content = propertiesOf(property(success?.type, 'content'))
  const json = content.find((member) => nameOf(member) === 'application/json')
  if (json) return typeText(json.type)
  if (content.some((member) => nameOf(member) === 'text/event-stream')) return 'ReadableStream<Uint8Array>'
  return content.length > 0 ? 'Blob' : 'void'
}

function operationOf(resource: string, member: ts.PropertySignature): Operation {
  const { text, tags } = docsOf(member)
  const [summary = '', call = '', kinds = ''] = text.split('\n\n')
  const verb = nameOf(member)
  const type = declared.get(`${resource}.${verb}`)
  return {
    id: `${resource}.${verb}`,
    verb,
    summary,
    call,
    kinds: [...kinds.matchAll(/`([a-z-]+)`/g)].map(([, kind = '']) => kind),
    example: tags.get('example') ?? '',
    parameters: parametersOf(type),
    body: schemas.has(typeText(bodyOf(type))) ? typeText(bodyOf(type)) : undefined,
    result: resultOf(type),
  }
}

export const schemas: ReadonlyMap<string, Schema> = new Map(
  [...schemaTypes].map(([name, alias]) => {
    const fields = propertiesOf(alias.type).map(fieldOf)
    return [name, { name, text: meaningOf(alias), type: typeText(alias.type), fields }]
  }),
)

export const resources: readonly Resource[] = membersOf(parse('sdk/src/api.gen.ts'), 'Api').map((member) => ({
  name: nameOf(member),
  text: docsOf(member).text,
  operations: propertiesOf(member.type).map((method) => operationOf(nameOf(member), method)),
}))

/** The names of the schemas in a type. */
export function schemasIn(type: string): string[] {
  return [...type.matchAll(/\b[A-Z]\w+\b/g)].map(([name]) => name).filter((name) => schemaTypes.has(name))
}
