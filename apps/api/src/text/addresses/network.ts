import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address, or a network in CIDR notation. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 4: 32, 6: 128 }[isIP(address)]
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (bits ?? 0))
  return bits !== undefined && rest.length === 0 && isPrefix
}

/** Whether the address lies in one of the networks; an IPv4 address may be written as an IPv6 one. */
export function isWithin(networks: readonly string[], address: string): boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [base = '', prefix] = network.split('/')
    const family = familyOf(base)
    if (prefix === undefined) list.addAddress(base, family)
    else list.addSubnet(base, Number(prefix), family)
  }
  return isIP(address) > 0 && list.check(address, familyOf(address))
}

function familyOf(address: string) {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** The part of IPv6 from which networks have public addresses; what lies outside is reserved or leads to IPv4. */
const ASSIGNED = ipaddr.parseCIDR('2000::/3')

/** Whether the address is reachable from everywhere: not private, loopback, link-local, reserved or a tunnel to such. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(ASSIGNED))
}
