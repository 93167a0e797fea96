import type { Schemas } from '@admin-panel/sdk'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { m } from '#paraglide/messages.js'
import { formatPhone } from '#text/format/format-phone.ts'
import { deliveryTypeName } from '#shop/orders/labels.ts'

type Shared =
  | 'buyer_name'
  | 'buyer_phone'
  | 'buyer_email'
  | 'city'
  | 'delivery_type'
  | 'pickup_point'
  | 'address'
  | 'comment_buyer'

/** The recipient and the address. Sellers see only the data that their own courier needs. */
export function BuyerFacts({ of }: { of: Pick<Schemas['SubOrder'], Shared> }) {
  const { buyer_name, buyer_phone, buyer_email, city, delivery_type, pickup_point, address, comment_buyer } = of
  return (
    <DescriptionList>
      <DescriptionItem name={m.field_buyer_name()}>{buyer_name}</DescriptionItem>
      <DescriptionItem name={m.field_buyer_phone()}>
        {buyer_phone.includes('•') ? (
          buyer_phone
        ) : (
          <TextLink href={`tel:${buyer_phone}`} className="whitespace-nowrap">
            {formatPhone(buyer_phone)}
          </TextLink>
        )}
      </DescriptionItem>
      {buyer_email && <DescriptionItem name={m.field_buyer_email()}>{buyer_email}</DescriptionItem>}
      <DescriptionItem name={m.filter_delivery_type()}>
        {deliveryTypeName(delivery_type)}, {city.label}
      </DescriptionItem>
      {pickup_point && <DescriptionItem name={m.field_pickup_point_id()}>{pickup_point.label}</DescriptionItem>}
      {address && <DescriptionItem name={m.field_address()}>{address}</DescriptionItem>}
      {comment_buyer && <DescriptionItem name={m.orders_comment_buyer()}>{comment_buyer}</DescriptionItem>}
    </DescriptionList>
  )
}
