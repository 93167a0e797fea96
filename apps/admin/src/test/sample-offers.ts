import type { Schemas } from '@admin-panel/sdk'

export const offer: Schemas['ProductOffer'] = {
  id: 7,
  company_id: 1,
  company: { id: 1, label: 'Автодеталь-Север' },
  product_id: 1001,
  product: { id: 1001, label: 'Фильтр масляный W 914/2' },
  image_url: null,
  article: 'W 914/2',
  brand: { id: 12, label: 'MANN-FILTER' },
  seller_sku: 'A001-000279',
  price_kopecks: 64_900,
  old_price_kopecks: 79_900,
  status: 'active',
  available: 12,
  out_of_stock: false,
  price_quarantine: false,
  last_price_kopecks: 64_900,
  stocks: [{ store_point_id: 1, store_point: { id: 1, label: 'Склад' }, code: 'MSK-01', quantity: 12, reserved: 0 }],
  delivery_days_min: 1,
  delivery_days_max: 3,
  available_statuses: [],
  updated_at: '2026-11-20T09:00:00Z',
  version: 4,
  vat_rate: '22',
  min_order: 1,
  commission_bp_effective: 1200,
  created_at: '2026-06-01T09:00:00Z',
}

export const other: Schemas['ProductOffer'] = {
  ...offer,
  id: 8,
  product_id: 1002,
  product: { id: 1002, label: 'Фильтр воздушный C 30 130' },
  article: 'C 30 130',
  seller_sku: 'A001-000280',
  price_kopecks: 120_000,
  old_price_kopecks: null,
  status: 'disabled',
  available: 0,
  out_of_stock: true,
  stocks: [],
  version: 2,
}

export const meta = { total: 2, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }

export const prices: Schemas['PriceHistory'] = {
  items: [
    {
      audit_id: 55,
      at: '2026-11-20T09:00:00Z',
      price_kopecks: 64_900,
      old_price_kopecks: 79_900,
      user: { id: 2, label: 'Орлова Д. С.' },
      source: 'import',
    },
    {
      audit_id: null,
      at: '2026-06-01T09:00:00Z',
      price_kopecks: 70_000,
      old_price_kopecks: null,
      user: null,
      source: null,
    },
  ],
}
