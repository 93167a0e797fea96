import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type Service = Schemas['StorePointService']

export const services: Readonly<Record<Service, () => string>> = {
  tire: m.points_service_tire,
  oil: m.points_service_oil,
  diagnostics: m.points_service_diagnostics,
  body: m.points_service_body,
  electric: m.points_service_electric,
  alignment: m.points_service_alignment,
  other: m.points_service_other,
}

export const serviceOptions = () =>
  // The record names every service of the contract, and nothing else.
  (Object.keys(services) as Service[]).map((value) => ({ value, label: services[value]() }))
