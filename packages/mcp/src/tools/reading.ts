import { fittingRows } from '#data.ts'
import { resources } from '#resources.gen.ts'
import { callOf, type Context, isRecord, namesOf, objectOf, pick, type Tool, WrongArgument } from './tool.ts'

const ROW_FIELDS = 15
const PAGE_SIZES = [10, 20, 50]
const FIELDS = { type: 'array', items: { type: 'string', maxLength: 60 }, maxItems: 40 }

/** The tools that read, of the resources that the key sees. */
export function readingTools({ client, rights, linkTo }: Context): Tool[] {
  const listed = [...rights.listed.keys()]
  const search: Tool = {
    name: 'search',
    title: 'Search the panel',
    description:
      'Finds records of all kinds by words: a part of a number, an article, a name. Start here when you have no id. It gives up to five records of each kind that your key sees.',
    input: objectOf(
      { q: { type: 'string', minLength: 2, maxLength: 100, description: 'The words, in any language' } },
      ['q'],
    ),
    output: { found: { type: 'array' } },
    isReading: true,
    async run({ q }, signal) {
      const { items } = await client.api.search.find({ q: String(q) }, { signal })
      return { found: items }
    },
  }
  const describe: Tool = {
    name: 'describe',
    title: 'Describe a resource',
    description: `Says what a resource has: the filters and orders of its list, the fields of its records, and the calls that \`prepare_operation\` takes with the schema of their \`input\`. \`words\` are what the panel calls the values of a choice. The resources of your key: ${listed.map((name) => `${name} (${resources[name]?.about})`).join('; ')}`,
    input: objectOf({ resource: { type: 'string', enum: listed } }, ['resource']),
    output: {
      filters: { type: 'object' },
      sort: { type: 'array' },
      row_fields: { type: 'object' },
      record_fields: { type: ['object', 'null'] },
      calls: { type: 'object' },
    },
    isReading: true,
    async run({ resource }) {
      const { calls, row, record, ...facts } = resources[String(resource)] ?? { calls: {}, row: {} }
      const own = Object.fromEntries(Object.entries(calls).filter(([call]) => rights.proposed.has(call)))
      return { ...facts, row_fields: row, record_fields: record ?? null, calls: own }
    },
  }
  const list: Tool = {
    name: 'list',
    title: 'List records',
    description:
      'A page of the records of a resource. `filter` and `sort` are those that `describe` names; a wrong one is refused by its name. Name the `fields` that you need. `meta.total` counts the records that match, and `left_out` the rows of the page that do not fit. Where `meta.after` is there, give it as `after` for the next page, with the same filter and sort: so all records are within reach.',
    input: objectOf(
      {
        resource: { type: 'string', enum: listed },
        filter: { type: 'object', description: 'Values by the names of filters', additionalProperties: true },
        sort: {
          type: 'array',
          items: { type: 'string', maxLength: 60 },
          maxItems: 3,
          description: 'A minus is descending',
        },
        fields: { ...FIELDS, description: 'By default the first simple ones' },
        page: { type: 'integer', minimum: 1, maximum: 1000, default: 1 },
        after: {
          type: 'string',
          maxLength: 12_000,
          description: 'The `meta.after` of the page before; without `page`',
        },
        per_page: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          default: 10,
          description: '10, 20 or 50; another number is rounded up',
        },
      },
      ['resource'],
    ),
    output: { meta: { type: 'object' }, rows: { type: 'array' }, left_out: { type: 'integer' } },
    isReading: true,
    async run({ resource: named, filter = {}, sort, fields, page = 1, after, per_page = 10 }, signal) {
      const resource = String(named)
      const facts = resources[resource]
      const asked = namesOf(fields, facts?.row)
      const params = {
        ...(isRecord(filter) && filter),
        ...(sort !== undefined && { sort }),
        ...(after === undefined ? { page } : { after }),
        per_page: PAGE_SIZES.find((size) => size >= Number(per_page)),
      }
      const answer = await callOf(client, resource, 'list')(params, { signal })
      const { items, meta } = isRecord(answer) ? answer : {}
      const shown = asked.length > 0 ? asked : simpleFields(facts?.row ?? {})
      const rows = (Array.isArray(items) ? items : []).filter(isRecord).map((row) => ({
        ...pick(row, shown),
        ...(facts?.record && { link: linkTo(resource, row['id']) }),
      }))
      return { meta, ...fittingRows(rows) }
    },
  }
  const read: Tool = {
    name: 'read',
    title: 'Read a record',
    description: 'One record with all of its fields, or those that you name, and the link to its page in the panel.',
    input: objectOf(
      {
        resource: { type: 'string', enum: rights.viewed },
        id: { type: 'integer', minimum: 1 },
        fields: { ...FIELDS, description: 'All by default' },
      },
      ['resource', 'id'],
    ),
    output: { link: { type: 'string' }, record: { type: 'object' } },
    isReading: true,
    async run({ resource: named, id, fields }, signal) {
      const resource = String(named)
      const asked = namesOf(fields, resources[resource]?.record)
      const record = await callOf(client, resource, 'view')({ id }, { signal })
      const whole = isRecord(record) ? record : {}
      return { link: linkTo(resource, id), record: asked.length > 0 ? pick(whole, asked) : whole }
    },
  }
  const explain: Tool = {
    name: 'explain_right',
    title: 'Explain a right',
    description:
      'Says whether your key may make a call, such as products.disableByIds, or has a permission, such as product.view, and which role grants it. An agent reads and prepares only, whatever its roles grant.',
    input: objectOf({ name: { type: 'string', minLength: 3, maxLength: 80 } }, ['name']),
    output: { name: { type: 'string' }, allowed: { type: 'boolean' } },
    isReading: true,
    async run({ name }) {
      const explained = rights.explain(String(name))
      if (!explained) throw new WrongArgument(`name: no call and no permission is ${String(name)}`)
      return explained
    },
  }
  return [search, ...(listed.length > 0 ? [describe, list] : []), ...(rights.viewed.length > 0 ? [read] : []), explain]
}

function simpleFields(row: Readonly<Record<string, string>>): string[] {
  return Object.keys(row)
    .filter((name) => !row[name]?.endsWith('[]') && !name.endsWith('_url'))
    .slice(0, ROW_FIELDS)
}
