import type { ApiError } from '@admin-panel/sdk'
import { useSuspenseQuery, type QueryKey } from '@tanstack/react-query'
import { useMemo, type ComponentType } from 'react'
import { useParams, type LoaderFunctionArgs } from 'react-router'
import { OpenRecordContext } from '#data/live/open-record.ts'
import { queryClient } from '#data/queries.ts'
import { recordId } from '#data/record-id.ts'

export interface RecordQuery<Item> {
  readonly queryKey: QueryKey
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Item>
  readonly retry: (failureCount: number, error: ApiError) => boolean
}

interface RecordProps<Item> {
  /** Null where the address has no id: a new record. */
  record: Item | null
}

interface RecordScreenOptions<Item> {
  query: (params: { id: number }) => RecordQuery<Item>
  View: ComponentType<RecordProps<Item>>
}

/** A screen over the record that the address names: loaded before the screen opens, and shown anew for each record. */
export function recordScreen<Item>(query: RecordScreenOptions<Item>['query'], View: RecordScreenOptions<Item>['View']) {
  return {
    Component: () => <RecordOfAddress query={query} View={View} />,
    loader: async ({ params }: LoaderFunctionArgs) =>
      params['id'] === undefined ? null : queryClient.ensureQueryData<Item, ApiError>(query({ id: recordId(params) })),
  }
}

function RecordOfAddress<Item>({ query, View }: RecordScreenOptions<Item>) {
  const params = useParams()
  const id = params['id'] === undefined ? null : recordId(params)
  return id === null ? <View record={null} /> : <RecordOfId key={id} id={id} query={query} View={View} />
}

/** The record with this id, once the loader has brought it. */
export function RecordOfId<Item>({ id, query, View }: RecordScreenOptions<Item> & { id: number }) {
  const asked = query({ id })
  const { data } = useSuspenseQuery<Item, ApiError>(asked)
  const [resource = ''] = String(asked.queryKey[0]).split('.')
  const open = useMemo(() => ({ resource, id }), [resource, id])
  return (
    <OpenRecordContext value={open}>
      <View record={data} />
    </OpenRecordContext>
  )
}
