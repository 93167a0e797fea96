// The same 100,000 rows of 10 columns for every page.
export const columns = [
  { id: 'name', header: 'Part' },
  { id: 'article', header: 'Article' },
  { id: 'brand', header: 'Brand' },
  { id: 'category', header: 'Category' },
  { id: 'price', header: 'Price' },
  { id: 'stock', header: 'Stock' },
  { id: 'warehouse', header: 'Warehouse' },
  { id: 'seller', header: 'Seller' },
  { id: 'status', header: 'Status' },
  { id: 'changed', header: 'Changed' },
]
const brands = ['Bosch', 'Brembo', 'Denso', 'Gates', 'KYB', 'Mann', 'NGK', 'Valeo']
const categories = ['Brakes', 'Cooling', 'Electrics', 'Engine', 'Filters', 'Suspension']
const cities = ['Kazan', 'Moscow', 'Novosibirsk', 'Saint Petersburg']
const statuses = ['active', 'draft', 'hidden', 'rejected']

export const rows = Array.from({ length: 100_000 }, (_, index) => ({
  id: index + 1,
  name: `Part ${index + 1}`,
  article: `A-${(index * 7919) % 1_000_003}`,
  brand: brands[index % 8],
  category: categories[index % 6],
  price: ((index * 37) % 90_000) + 100,
  stock: (index * 13) % 500,
  warehouse: cities[index % 4],
  seller: `Seller ${index % 300}`,
  status: statuses[index % 4],
  changed: `2026-11-${String((index % 28) + 1).padStart(2, '0')}`,
}))
performance.mark('data')
