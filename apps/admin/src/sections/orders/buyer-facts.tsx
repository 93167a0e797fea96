import type { Schemas } from '@admin-panel/sdk'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { m } from '#paraglide/messages.js'
import { formatPhone } from '#text/format/format-phone.ts'
import { isMasked, useReveal } from '#record/personal/use-reveal.tsx'
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

interface BuyerFactsProps {
  orderId: number
  of: Pick<Schemas['SubOrder'], Shared>
}

/** The recipient and the address, masked to those who do not work with them. Sellers see only what their own courier needs. */
export function BuyerFacts({ orderId, of }: BuyerFactsProps) {
  const { buyer_name, city, delivery_type, pickup_point, comment_buyer } = of
  const { valueOf, action, dialog } = useReveal({ entity: 'order', id: orderId })
  const buyer_phone = valueOf('buyer_phone', of.buyer_phone)
  const personal = (field: string, label: string, value: string) => (
    <>
      {valueOf(field, value)} {action(field, label, value)}
    </>
  )
  return (
    <>
      <DescriptionList>
        <DescriptionItem name={m.field_buyer_name()}>{buyer_name}</DescriptionItem>
        <DescriptionItem name={m.field_buyer_phone()}>
          {isMasked(buyer_phone) ? (
            personal('buyer_phone', m.field_buyer_phone(), of.buyer_phone)
          ) : (
            <TextLink href={`tel:${buyer_phone}`} className="whitespace-nowrap">
              {formatPhone(buyer_phone)}
            </TextLink>
          )}
        </DescriptionItem>
        {of.buyer_email && (
          <DescriptionItem name={m.field_buyer_email()}>
            {personal('buyer_email', m.field_buyer_email(), of.buyer_email)}
          </DescriptionItem>
        )}
        <DescriptionItem name={m.filter_delivery_type()}>
          {deliveryTypeName(delivery_type)}, {city.label}
        </DescriptionItem>
        {pickup_point && <DescriptionItem name={m.field_pickup_point_id()}>{pickup_point.label}</DescriptionItem>}
        {of.address && (
          <DescriptionItem name={m.field_address()}>
            {personal('address', m.field_address(), of.address)}
          </DescriptionItem>
        )}
        {comment_buyer && (
          <DescriptionItem name={m.orders_comment_buyer()}>
            {personal('comment_buyer', m.orders_comment_buyer(), comment_buyer)}
          </DescriptionItem>
        )}
      </DescriptionList>
      {dialog}
    </>
  )
}
