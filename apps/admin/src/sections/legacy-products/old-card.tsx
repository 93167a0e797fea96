import { Button } from '@admin-panel/ui/button'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Moment } from '#page/moment.tsx'
import { RecordDrawer } from '#record/record-drawer.tsx'
import { queries, useCan } from '#data/queries.ts'
import { useMapping } from '#shop/legacy/use-mapping.ts'
import { legacyStatuses } from '#shop/legacy/legacy-statuses.ts'
import { StatusBadge } from '#record/status/statuses.tsx'
import { Mapping } from './mapping.tsx'
import { payloadLines } from './payload.ts'
import { pathTo } from '#data/paths.ts'

/** A legacy card and its counterpart. */
export function OldCard({ id, onClose }: { id: number; onClose: () => void }) {
  const canUpdate = useCan('product.update')
  const { untie } = useMapping('legacyProducts')
  return (
    <RecordDrawer
      query={queries.legacyProducts.view({ id })}
      heading={(card) => card?.name ?? m.old_products_card({ id })}
      missing={m.old_products_missing({ id })}
      onClose={onClose}
    >
      {(card) => (
        <>
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
        </>
      )}
    </RecordDrawer>
  )
}
