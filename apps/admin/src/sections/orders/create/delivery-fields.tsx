import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { MoneyField, TextareaField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import type { Values } from './draft.ts'
import { deliveryQuery } from './send-order.ts'

export function DeliveryFields() {
  const { setValue } = useFormContext<Values>()
  const [cityId, deliveryId] = useWatch<Values, ['city_id', 'delivery_id']>({ name: ['city_id', 'delivery_id'] })
  const { data: delivery } = useQuery(deliveryQuery(deliveryId))
  return (
    <FormSection title={m.orders_create_delivery_title()}>
      <ReferenceField<Values>
        name="city_id"
        of="cities"
        onChoose={() => setValue('pickup_point_id', null, { shouldDirty: true })}
      />
      <ReferenceField<Values> name="delivery_id" of="deliveries" />
      {delivery?.type === 'pickup' ? (
        <ReferenceField<Values>
          name="pickup_point_id"
          of="storePoints"
          narrowed={{ ...(cityId !== null && { city_id: cityId }), type: ['pickup_point', 'parcel_locker'] }}
          className="col-span-full"
        />
      ) : (
        <TextareaField<Values> name="address" className="col-span-full" />
      )}
      <MoneyField<Values> name="delivery_kopecks" />
      <ReferenceField<Values> name="payment_system_id" of="paymentSystems" />
      <TextareaField<Values> name="comment_buyer" className="col-span-full" />
    </FormSection>
  )
}
