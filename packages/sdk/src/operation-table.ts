/** How one operation of the contract is called, and what kind of body it answers with. */
export interface Operation<Id extends string = string> {
  /** `resource.verb`, such as `users.list`. */
  readonly id: Id
  /** The group of `client.api`, such as `users`. */
  readonly resource: string
  /** The method within its group, such as `list`. */
  readonly verb: string
  /** The HTTP method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path as the contract has it, with parameters in braces: `/api/user/admin/user/{id}`. */
  readonly path: string
  /** The operation needs no token. */
  readonly isPublic: boolean
  /** The answer is a page of rows: `{ items, meta }`. */
  readonly isList: boolean
  /** How the body of the answer is read: JSON, a file, or a stream of server-sent events. */
  readonly parseAs: 'json' | 'blob' | 'stream'
  /** The body is sent as `multipart/form-data`. */
  readonly isForm: boolean
  /** The record's version is sent as `If-Match`. */
  readonly takesVersion: boolean
  /** The server answers a repetition with the same `Idempotency-Key` as the first call. */
  readonly takesKey: boolean
}

/** Expands the compact table that the generator writes. */
export function tableOf<Id extends string>(
  verbs: Readonly<Record<string, string>>,
  resources: Readonly<Record<string, string>>,
): Readonly<Record<Id, Operation<Id>>> {
  const table: Record<string, Operation> = {}
  for (const resource in resources) {
    const [base = '', ...words] = resources[resource]?.split(',') ?? []
    for (const word of words) {
      const [verb = '', line = verbs[verb] ?? ''] = word.split('=')
      const [method = '', path = '', ...flags] = line.split(' ')
      const id = `${resource}.${verb}`
      table[id] = {
        id,
        resource,
        verb,
        method: asMethod(method),
        path: base + path,
        isPublic: flags.includes('public'),
        isList: flags.includes('list'),
        parseAs: flags.includes('file') ? 'blob' : flags.includes('stream') ? 'stream' : 'json',
        isForm: flags.includes('form'),
        takesVersion: flags.includes('version'),
        takesKey: flags.includes('key'),
      }
    }
  }
  return asTable(table)
}

function asMethod(method: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The generator writes the four methods of the contract only.
  return method as Operation['method']
}

function asTable<Id extends string>(table: Readonly<Record<string, Operation>>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The generator writes the table and the identifiers from the same contract.
  return table as Readonly<Record<Id, Operation<Id>>>
}
