import { isPublic, isWithin } from '#text/addresses/network.ts'

/** Whether a delivery may connect to the address: a public one by https, one of the allowed networks also by http. */
export function isAllowed(address: string, protocol: string, networks: readonly string[]): boolean {
  return isWithin(networks, address) || (protocol === 'https:' && isPublic(address))
}
