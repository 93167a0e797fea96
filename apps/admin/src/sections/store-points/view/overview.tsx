import { storePointTypeWords } from '#contract/enums/store-point-type.gen.ts'
import { CopyButton } from '@admin-panel/ui/copy-button'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQueries } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { formatPhone } from '#text/format/format-phone.ts'
import { formatPlace } from '#text/format/format-place.ts'
import { PointsMap } from '#form/maps/points-map.tsx'
import { PhotoList } from '#page/photos.tsx'
import { usePictureUrls } from '#data/picture-urls.ts'
import { queries, useCan } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { kindOf } from '#shop/store-points/kinds.ts'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { ownerOf } from '#sections/store-points/point-row.ts'
import { InPlace, InPlaceCard } from '#record/in-place.tsx'
import { CardFields } from './card-fields.ts'
import { HoursCard } from './hours-card.tsx'
import type { Point } from '#sections/store-points/point-screen.tsx'
import { WorkCard } from './work-card.tsx'
import { pathTo } from '#data/paths.ts'
import { TwoColumns } from '#page/two-columns.tsx'

export function Overview({ point }: { point: Point }) {
  return (
    <InPlace canEdit={useCan('store-point.update')} prepare={CardFields.prepare}>
      <TwoColumns
        side={
          <>
            <HoursCard point={point} />
            <WorkCard point={point} />
            <Facts point={point} />
          </>
        }
      >
        <Place point={point} />
        <Contacts point={point} />
        <PointPhotos point={point} />
      </TwoColumns>
    </InPlace>
  )
}

function Place({ point }: { point: Point }) {
  const { address, postal_code, lat, lon } = point
  return (
    <InPlaceCard
      name="address"
      title={m.field_address()}
      className="@container"
      fields={(place) => <CardFields point={point} card="address" {...place} />}
    >
      <div className="grid gap-x-6 gap-y-3 @min-[36rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
        <div className="min-w-0">
          <p className="break-words">{[postal_code, address].filter(Boolean).join(', ')}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-1 text-secondary">
            {m.points_coordinates()}: <span className="tabular-nums">{formatPlace(point)}</span>
            {/* Maps understand the point alone. */}
            <CopyButton text={`${lat}, ${lon}`} />
          </p>
        </div>
        <PointsMap label={m.points_map_label()} value={{ lat, lon }} className="h-40!" />
      </div>
    </InPlaceCard>
  )
}

function Contacts({ point }: { point: Point }) {
  const { phones, email } = point
  return (
    <InPlaceCard
      name="contacts"
      title={m.points_group_contacts()}
      fields={(place) => <CardFields point={point} card="contacts" {...place} />}
    >
      <DescriptionList>
        <DescriptionItem name={m.field_phones()}>
          <ul>
            {phones.map((phone) => (
              <li key={phone}>
                <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>
              </li>
            ))}
          </ul>
        </DescriptionItem>
        <DescriptionItem name={m.field_email()}>
          {email ? <TextLink href={`mailto:${email}`}>{email}</TextLink> : '—'}
        </DescriptionItem>
      </DescriptionList>
    </InPlaceCard>
  )
}

function PointPhotos({ point }: { point: Point }) {
  const fileQueries = useQueries({ queries: point.photo_ids.map((id) => queries.files.view({ id })) })
  const files = fileQueries.flatMap(({ data }) => data ?? [])
  const urls = usePictureUrls(files)
  const images = files.flatMap(({ id, name }) => {
    const url = urls.get(id)
    return url ? [{ id, name, url }] : []
  })
  return (
    <InPlaceCard
      name="photos"
      title={m.photos_title()}
      fields={(place) => <CardFields point={point} card="photos" {...place} />}
    >
      <PhotoList images={images} />
    </InPlaceCard>
  )
}

function Facts({ point }: { point: Point }) {
  const isSending = kindOf(point.type) === 'warehouse'
  const canSeeOrders = useCan('order') && isSending
  const canSeeReviews = useCan('log')
  return (
    <RecordFacts record={point}>
      <DescriptionItem name={m.field_code()}>
        <span className="font-code">{point.code}</span>
      </DescriptionItem>
      <DescriptionItem name={m.field_type()}>{storePointTypeWords[point.type]()}</DescriptionItem>
      <DescriptionItem name={m.field_company_id()}>
        <LinkIfAllowed
          isOpen={useCan('company.view') && point.company !== null}
          to={pathTo('companies', point.company_id ?? '')}
        >
          {ownerOf(point)}
        </LinkIfAllowed>
      </DescriptionItem>
      <DescriptionItem name={m.field_is_main()}>{point.is_main ? m.yes() : m.no()}</DescriptionItem>
      {(canSeeOrders || canSeeReviews) && (
        <DescriptionItem name={m.points_related()}>
          <span className="flex flex-col items-start gap-1">
            {canSeeOrders && (
              <LinkIfAllowed to={pathTo('orders.list', { store_point_id: point.id })}>
                {m.points_orders()}
              </LinkIfAllowed>
            )}
            {canSeeReviews && (
              <LinkIfAllowed to={pathTo('reviews.list', { store_point_id: point.id })}>
                {m.points_reviews()}
              </LinkIfAllowed>
            )}
          </span>
        </DescriptionItem>
      )}
    </RecordFacts>
  )
}
