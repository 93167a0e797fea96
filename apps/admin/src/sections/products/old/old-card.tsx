import { isApiError } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { Drawer } from '@admin-panel/ui/drawer'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { LoadFailed } from '#page/load-failed.tsx'
import { Moment } from '#page/moment.tsx'
import { queries, useCan } from '#data/queries.ts'
import { useMapping } from '#record/legacy/use-mapping.ts'
import { legacyStatuses } from '#record/status/legacy-statuses.ts'
import { StatusBadge } from '#record/status/statuses.tsx'
import { Mapping } from './mapping.tsx'
import { payloadLines } from './payload.ts'
import { pathTo } from '#data/paths.ts'

/** A legacy card and its counterpart. */
export function OldCard({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(queries.legacyProducts.view({ id }))
  const { data: card, error } = query
  const canUpdate = useCan('product.update')
  const { untie } = useMapping('legacyProducts')
  return (
    <Drawer open onOpenChange={(open) => open || onClose()} heading={card?.name ?? m.old_products_card({ id })}>
      {isApiError(error, 'not-found') ? (
        <EmptyState heading={m.old_products_missing({ id })} />
      ) : error && !card ? (
        <LoadFailed query={query} heading={m.old_products_failed()} />
      ) : card ? (
        <div className="flex flex-col gap-5">
          <DescriptionList>
            <DescriptionItem name={m.filter_status()}>
              <StatusBadge statuses={legacyStatuses} status={card.status} />
            </DescriptionItem>
            {card.mapped_to && (
              <DescriptionItem name={m.field_mapped_to_id()}>
                <TextLink render={<Link to={pathTo('products', card.mapped_to.id)} />}>{card.mapped_to.label}</TextLink>
              </DescriptionItem>
            )}
            {card.note && <DescriptionItem name={m.field_note()}>{card.note}</DescriptionItem>}
            <DescriptionItem name={m.legacy_id()}>{card.id}</DescriptionItem>
            <DescriptionItem name={m.field_article()}>{card.article}</DescriptionItem>
            <DescriptionItem name={m.field_brand_id()}>{card.brand_name}</DescriptionItem>
            <DescriptionItem name={m.field_category_id()}>{card.category_name ?? '—'}</DescriptionItem>
            {payloadLines(card.payload).map(([name, value]) => (
              <DescriptionItem key={name} name={name}>
                {value}
              </DescriptionItem>
            ))}
            <DescriptionItem name={m.legacy_migrated()}>
              <Moment time={card.migrated_at} />
            </DescriptionItem>
          </DescriptionList>
          {card.status === 'unmapped' ? (
            <Mapping card={card} />
          ) : (
            canUpdate && (
              <Button
                className="self-start"
                isPending={untie.isPending}
                onClick={() => untie.mutate({ id, version: card.version })}
              >
                {card.status === 'mapped' ? m.legacy_untie() : legacyStatuses.unmapped.action()}
              </Button>
            )
          )}
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} className="h-4 w-2/3" />
          ))}
        </div>
      )}
    </Drawer>
  )
}
