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

interface RecordScreenOptions<Item> {
  query: (params: { id: number }) => RecordQuery<Item>
  View: ComponentType<{ record: Item }>
}

interface FormScreenOptions<Item> {
  query: (params: { id: number }) => RecordQuery<Item>
  /** Null for a new record. */
  Form: ComponentType<{ record: Item | null }>
}

/** A screen over the record in the address: loaded before the screen opens, remounted for each record. */
export function recordScreen<Item>(query: RecordScreenOptions<Item>['query'], View: RecordScreenOptions<Item>['View']) {
  return {
    Component: () => <RecordOfAddress query={query} View={View} />,
    loader: ({ params }: LoaderFunctionArgs) =>
      queryClient.ensureQueryData<Item, ApiError>(query({ id: recordId(params) })),
  }
}

/** The same for a form: an address without an id opens a new record. */
export function recordFormScreen<Item>(query: FormScreenOptions<Item>['query'], Form: FormScreenOptions<Item>['Form']) {
  const { loader } = recordScreen(query, Form)
  return {
    Component: () => <FormOfAddress query={query} Form={Form} />,
    loader: async (args: LoaderFunctionArgs) => (args.params['id'] === undefined ? null : loader(args)),
  }
}

function RecordOfAddress<Item>(options: RecordScreenOptions<Item>) {
  const id = recordId(useParams())
  return <RecordOfId key={id} id={id} {...options} />
}

function FormOfAddress<Item>({ query, Form }: FormScreenOptions<Item>) {
  return useParams()['id'] === undefined ? <Form record={null} /> : <RecordOfAddress query={query} View={Form} />
}

/** The record with this id, which the loader has fetched. */
export function RecordOfId<Item>({ id, query, View }: RecordScreenOptions<Item> & { id: number }) {
  const options = query({ id })
  const { data } = useSuspenseQuery<Item, ApiError>(options)
  const resource = String(options.queryKey[0])
  const open = useMemo(() => ({ resource, id }), [resource, id])
  return (
    <OpenRecordContext value={open}>
      <View record={data} />
    </OpenRecordContext>
  )
}
