import Package from 'lucide-react/icons/package'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const products = defineSection({
  menu: { path: '/products', label: m.products_title, icon: Package, permission: 'product', group: 'products' },
  screens: [
    {
      path: '/products',
      title: m.products_title,
      permissions: ['product'],
      queried: true,
      lazy: () => import('./list.tsx'),
    },
    {
      path: '/products/old',
      title: m.old_products_title,
      permissions: ['product'],
      queried: true,
      lazy: () => import('./old-list.tsx'),
    },
    {
      path: '/products/offers',
      title: m.offers_caption,
      permissions: ['product-offer'],
      queried: true,
      lazy: () => import('./offers-list.tsx'),
    },
    {
      path: '/products/edit/new',
      title: m.product_new_title,
      permissions: ['product.create'],
      lazy: () => import('./record/edit.tsx'),
    },
    {
      path: '/products/edit/:id',
      title: m.products_title,
      permissions: ['product.view'],
      lazy: () => import('./record/edit.tsx'),
    },
    {
      path: '/products/:id',
      title: m.products_title,
      permissions: ['product.view'],
      lazy: () => import('./record/view.tsx'),
    },
  ],
})
