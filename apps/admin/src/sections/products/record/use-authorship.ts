import { useSession } from '#data/queries.ts'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import type { Product } from './values.ts'

const PUBLISHED = new Set<Product['status']>(['active', 'disabled', 'blocked'])

/** A seller only reads other companies' cards, and proposes changes to published ones. The server enforces it. */
export function useAuthorship(product: Product | null) {
  const { user } = useSession()
  const isStaff = useIsStaff()
  const isSeller = product !== null && !isStaff
  const isOwn = product?.company_id != null && (user?.company_ids.includes(product.company_id) ?? false)
  return {
    isForeign: isSeller && !isOwn,
    isProposed: isSeller && isOwn && PUBLISHED.has(product.status),
  }
}
