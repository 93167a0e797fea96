import type { Schemas } from '@admin-panel/sdk'
import { eq } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { product } from '#sections/products/schema.ts'

/** The default VAT rate of an offer is that of its card. */
export async function vatOf(db: Database, productId: number): Promise<Schemas['VatRate']> {
  const [card] = await db.select({ vat_rate: product.vat_rate }).from(product).where(eq(product.id, productId))
  return card?.vat_rate ?? 'none'
}
