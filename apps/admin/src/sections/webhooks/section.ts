import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'webhooks.list': '/users/webhooks',
  'webhooks.new': '/users/webhooks/new',
  webhooks: '/users/webhooks/:id',
} as const

export const webhooks = defineSection({
  screens: [
    {
      path: paths['webhooks.list'],
      title: m.entity_webhook,
      permissions: ['webhook'],
      hasSavedQuery: true,
      first: 'webhooks.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['webhooks.new'],
      title: m.webhooks_new,
      permissions: ['webhook.create'],
      lazy: () => import('./form.tsx'),
    },
    {
      path: paths.webhooks,
      title: m.entity_webhook,
      permissions: ['webhook.view'],
      first: 'webhooks.view',
      lazy: () => import('./form.tsx'),
    },
  ],
})
