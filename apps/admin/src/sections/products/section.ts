import Package from 'lucide-react/icons/package'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'products.list': '/products',
  'products.new': '/products/edit/new',
  'products.edit': '/products/edit/:id',
  products: '/products/:id',
} as const

export const products = defineSection({
  menu: {
    path: paths['products.list'],
    label: m.entity_product,
    icon: Package,
    permission: 'product',
    group: 'products',
  },
  screens: [
    {
      path: paths['products.list'],
      title: m.entity_product,
      permissions: ['product'],
      hasSavedQuery: true,
      first: 'products.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['products.new'],
      title: m.product_new_title,
      permissions: ['product.create'],
      lazy: () => import('./record/edit.tsx'),
    },
    {
      path: paths['products.edit'],
      title: m.entity_product,
      permissions: ['product.view'],
      first: 'products.view',
      lazy: () => import('./record/edit.tsx'),
    },
    {
      path: paths.products,
      title: m.entity_product,
      permissions: ['product.view'],
      first: 'products.view',
      lazy: () => import('./record/view.tsx'),
    },
  ],
})
