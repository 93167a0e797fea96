import { storePointServiceWords } from '#contract/enums/store-point-service.gen.ts'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { m } from '#paraglide/messages.js'
import { InPlaceCard } from '#record/in-place.tsx'
import { placeOffset } from '#data/time/format-date.ts'
import { labelOf } from '#text/label-of.ts'
import { getLocale } from '#text/locale.ts'
import { storePointsCreateRules as rules } from '#contract/rules/store-points.gen.ts'
import type { Point } from '#sections/store-points/point-screen.tsx'
import { CardFields } from './card-fields.ts'
import { fieldsOf, groupOf } from '#sections/store-points/type-fields.ts'

/** The fields of this type of point. */
export function WorkCard({ point }: { point: Point }) {
  return (
    <InPlaceCard
      name="work"
      title={groupOf(point.type)}
      fields={(place) => <CardFields point={point} card="work" {...place} />}
    >
      <DescriptionList>
        {fieldsOf(point.type).map((field) => (
          <DescriptionItem key={field} name={labelOf(rules, field)}>
            {field === 'services'
              ? point.services.map((name) => storePointServiceWords[name]()).join(', ') || '—'
              : field === 'cutoff' && point.cutoff
                ? `${point.cutoff}${placeOffset(point.time_zone)}`
                : show(point[field])}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </InPlaceCard>
  )
}

function show(value: string | number | boolean | null) {
  if (typeof value === 'boolean') return value ? m.yes() : m.no()
  return value?.toLocaleString(getLocale()) ?? '—'
}
