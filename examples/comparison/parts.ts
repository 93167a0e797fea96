/** A row of both pages. */
export interface Part {
  id: string
  name: string
  brand: string
  price: number
}

/** What both pages take: `undefined` while the parts load. */
export interface PageProps {
  parts: readonly Part[] | undefined
}

const brands = ['Bosch', 'Brembo', 'Denso', 'NGK', 'Valeo']

/** Two thousand parts. */
export const parts: readonly Part[] = Array.from({ length: 2_000 }, (_, index) => ({
  id: String(index + 1),
  name: `Part ${String(index + 1).padStart(4, '0')}`,
  brand: brands[index % brands.length] ?? '',
  price: 100 + ((index * 37) % 900),
}))
