import { tabbedLists } from '#list/tabbed-lists.tsx'
import { List as Methods, loader as loadMethods } from './methods.tsx'
import { List as PaymentSystems, loader as loadPaymentSystems } from './payment-systems.tsx'
import { List as Shipments, loader as loadShipments } from './shipments.tsx'

export const { Component, loader } = tabbedLists([
  { id: 'shipments', List: Shipments, loader: loadShipments },
  { id: 'methods', List: Methods, loader: loadMethods, permission: 'delivery' },
  { id: 'payment', List: PaymentSystems, loader: loadPaymentSystems, permission: 'payment-system' },
])
