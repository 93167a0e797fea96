import { m } from '#paraglide/messages.js'

/** Lists of products that need a correction. */
export const views = () => ({
  counted: 'products' as const,
  presets: [
    { id: 'moderation', name: m.enum_product_status_on_moderation(), query: 'status=on_moderation' },
    { id: 'rejected', name: m.products_view_rejected(), query: 'status=rejected' },
    { id: 'photo', name: m.enum_overview_key_without_images(), query: 'has_images=false' },
    { id: 'offers', name: m.enum_overview_key_without_offers(), query: 'has_offers=false' },
  ],
})
