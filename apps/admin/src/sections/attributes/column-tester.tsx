import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { TextLink } from '@admin-panel/ui/text-link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { whyTooLong } from '#text/too-long.ts'
import { Card } from '@admin-panel/ui/card'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'

const PAUSE = 300

/** Looks up the attribute of an import column by the saved synonyms. */
export function ColumnTester() {
  const [text, setText] = useState('')
  const tooLong = whyTooLong(m.filter_column(), text, 120)
  const column = useDeferredValue(tooLong ? '' : text.trim())
  const { data, isError } = useQuery({
    queryKey: ['attributes', 'resolve', { column }],
    async queryFn({ signal }) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      signal.throwIfAborted()
      return client.api.attributes.resolve({ column }, { signal })
    },
    enabled: column !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Card title={m.attributes_tester_title()}>
      <Field label={m.filter_column()} hint={m.attributes_tester_hint()} error={tooLong}>
        <Input
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          // The input is inside the form but not one of its fields.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <output className="mt-3 block">
        {column !== '' && isError && <span className="text-danger">{m.error_generic()}</span>}
        {column !== '' && !isError && data && <Match match={data} />}
      </output>
    </Card>
  )
}

function Match({
  match: { attribute, matched_by },
}: {
  match: Awaited<ReturnType<typeof client.api.attributes.resolve>>
}) {
  if (!attribute) return <span className="text-muted">{m.attributes_tester_none()}</span>
  return (
    <>
      <TextLink render={<Link to={pathTo('attributes', attribute.id)} />}>{attribute.label}</TextLink>{' '}
      <span className="text-muted">
        {matched_by === 'name' ? m.attributes_tester_by_name() : m.attributes_tester_by_synonym()}
      </span>
    </>
  )
}
