import { Button } from '@admin-panel/ui/button'
import { Combobox } from '@admin-panel/ui/combobox'
import { Field } from '@admin-panel/ui/field'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { Tag } from '@admin-panel/ui/tag'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useMapping } from '#shop/legacy/use-mapping.ts'
import { queries } from '#data/queries.ts'
import { useOptions } from '#form/pickers/use-options.ts'
import { productStatuses } from '#shop/products/product-statuses.ts'
import { StatusBadge } from '#record/status/statuses.tsx'
import type { OldProduct } from './payload.ts'
import { pathTo } from '#data/paths.ts'

/** Suggests our cards that may match the legacy one, and finds any other by search. */
export function Candidates({ card, canTie }: { card: OldProduct; canTie: boolean }) {
  const { data } = useQuery(queries.legacyProducts.candidates({ id: card.id }))
  const { tie } = useMapping('legacyProducts')
  const options = useOptions('products', [])
  const tieTo = (mapped_to_id: number) => tie.mutate({ id: card.id, version: card.version, mapped_to_id })
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-label">{m.old_products_candidates()}</h3>
      {!data && <Skeleton className="h-9" />}
      {data?.items.length === 0 && <p className="text-muted">{m.old_products_no_candidates()}</p>}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line">
          {data.items.map(({ id, label, hint, is_exact, status }) => (
            <li key={id} className="flex flex-wrap items-center gap-2 px-3 py-2">
              <span className="min-w-40 flex-1">
                <TextLink render={<Link to={pathTo('products', id)} />}>{label}</TextLink>
                <span className="block text-secondary">{hint}</span>
              </span>
              <StatusBadge statuses={productStatuses} status={status} />
              {is_exact && <Tag>{m.old_products_exact()}</Tag>}
              {canTie && (
                <Button size="sm" aria-label={m.old_products_tie_to({ name: label })} onClick={() => tieTo(id)}>
                  {m.legacy_to_mapped()}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canTie && (
        <Field label={m.old_products_other()}>
          <Combobox
            {...options}
            value={null}
            disabled={tie.isPending}
            onValueChange={(option) => option && tieTo(Number(option.value))}
          />
        </Field>
      )}
    </section>
  )
}
