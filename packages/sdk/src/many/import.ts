import type { CallOptions, Client, OperationId, Params, Schemas } from '@admin-panel/sdk'
import { handleOf, type OperationHandle, type OperationOptions } from './handle.ts'

/** A call that takes the rows of a file. */
export type ImportId = Extract<OperationId, `${string}.upsert`>

/** What a call takes of one row; fields may stand in `common` instead. */
export type ImportItem<K extends ImportId> = Partial<Params<K>['items'][number]>

/** A line of a file: what the call takes of it, or why it cannot be read. */
export interface ImportRow<K extends ImportId> {
  /** Its line in the file, from 1. */
  readonly line: number
  /** What the call takes. */
  readonly item?: ImportItem<K>
  /** Its texts, which the file of the wrong rows has again. */
  readonly cells?: readonly string[]
  /** Why it cannot be read; the line is skipped then. */
  readonly errors?: readonly Pick<Schemas['RowError'], 'field' | 'message'>[]
}

/** A file and the rows that your program has read from it. */
export interface ImportParams<K extends ImportId> extends Pick<
  Params<'operations.prepareImport'>,
  'file' | 'reason' | 'start' | 'skip_invalid'
> {
  /** The titles of its columns. */
  readonly header: readonly string[]
  /** The title of a column by field: errors name it. */
  readonly mapping: { readonly [Field in keyof ImportItem<K>]?: string }
  /** The fields that all rows share. */
  readonly common?: ImportItem<K>
  /** The rows, 100 000 at most. */
  readonly rows: Iterable<ImportRow<K>>
}

/**
 * Prepares an import: the server keeps the file, tries its rows and changes nothing. Who sees the records but may not
 * import them proposes it: it waits until a person confirms it.
 * @param client - the client whose session, or key, prepares the operation
 * @param call - the call of `client.api` that takes the rows, such as `productOffers.upsert`
 * @param params - the file, its columns and rows
 * @param options - `idempotencyKey` makes a repeated preparation the same operation
 * @example
 * const operation = await prepareImport(client, 'productOffers.upsert', {
 *   file: new File([bytes], 'prices.csv'),
 *   header: ['Артикул', 'Цена'],
 *   mapping: { seller_sku: 'Артикул', price_kopecks: 'Цена' },
 *   common: { company_id: 2 },
 *   rows: [{ line: 2, item: { seller_sku: 'W 914', price_kopecks: 45_000 } }],
 * })
 * for await (const { done, total } of operation) console.log(`${done} of ${total}`)
 */
export async function prepareImport<K extends ImportId>(
  client: Pick<Client, 'api'>,
  call: K,
  { header, mapping, common, rows, ...params }: ImportParams<K>,
  { idempotencyKey, ...options }: OperationOptions & Pick<CallOptions, 'idempotencyKey'> = {},
): Promise<OperationHandle> {
  const lines = [JSON.stringify({ header, mapping, common })]
  for (const row of rows) lines.push(JSON.stringify({ item: {}, ...row }))
  const key = idempotencyKey === undefined ? {} : { idempotencyKey }
  const body = { ...params, call, rows: new Blob([lines.join('\n')]) }
  return handleOf(client, await client.api.operations.prepareImport(body, { ...options, ...key }), options)
}
