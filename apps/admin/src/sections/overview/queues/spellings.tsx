import { aliasSourceWords } from '#contract/enums/alias-source.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { queries, useCan } from '#data/queries.ts'
import { Widget } from '#sections/overview/widget.tsx'

type Alias = Schemas['BrandAlias']

const SHOWN = 5

/** The spellings that are met most and belong to no brand, each with the brand that is most alike. */
export function Spellings() {
  const query = useQuery(queries.brandAliases.list({ status: ['unmapped'], sort: ['-seen_count'], per_page: 10 }))
  return (
    <Widget title={m.overview_spellings()} query={query} isEmpty={({ items }) => items.length === 0}>
      {({ items }) => (
        <ul className="divide-y divide-line">
          {items.slice(0, SHOWN).map((alias) => (
            <Line key={alias.id} alias={alias} />
          ))}
        </ul>
      )}
    </Widget>
  )
}

function Line({ alias: { id, version, name, source, suggestions } }: { alias: Alias }) {
  const canTie = useCan('brand.update')
  const [brand] = suggestions
  const tie = useMutation({
    mutationFn: async (brand_id: number) => client.api.brandAliases.tieByIds({ items: [{ id, version }], brand_id }),
    onSuccess: ({ processed, skipped }) => {
      if (processed > 0 && brand) void notify({ message: m.overview_tied({ name, brand: brand.label }) })
      for (const { message } of skipped) void notify({ status: 'error', message })
    },
    onSettled: () => {
      void invalidateResource('brandAliases')
      void invalidateResource('overview')
    },
  })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1.5">
      <span className="min-w-0">
        <span className="block font-label break-words">{name}</span>
        <span className="block text-xs break-words text-muted">
          {brand ? m.overview_like({ brand: brand.label }) : aliasSourceWords[source]()}
        </span>
      </span>
      {brand && canTie && (
        <Button
          size="sm"
          isPending={tie.isPending}
          onClick={() => tie.mutate(brand.id)}
          aria-label={m.overview_tie_of({ name, brand: brand.label })}
        >
          {m.overview_tie()}
        </Button>
      )}
    </li>
  )
}
