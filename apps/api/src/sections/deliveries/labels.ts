import type { Carrier, DeliveryType } from './schema.ts'

export const deliveryTypes: Record<DeliveryType, string> = { courier: 'Курьер', pickup: 'Самовывоз', post: 'Почта' }

export const carriers: Record<Carrier, string> = {
  own: 'Свой курьер',
  cdek: 'СДЭК',
  post: 'Почта России',
  other: 'Другой перевозчик',
}
