import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { notifications } from './routes.ts'
import { seedNotifications } from './seed.ts'
import { sweepNotifications } from './sweep.ts'

export const section = defineSection({
  english,
  handlers: notifications,
  resources: {
    notification: {
      nameOf: null,
      back: { operations: { create: 'notifications.delete' }, isPrivate: true },
      shownBy: [],
      grants: {
        merchant: ['index', 'list', 'view', 'update', 'delete'],
        moderator: ['index', 'list', 'view', 'update', 'delete'],
        'content-manager': ['index', 'list', 'view', 'update', 'delete'],
        'order-operator': ['index', 'list', 'view', 'update', 'delete'],
        finance: ['index', 'list', 'view', 'update', 'delete'],
        viewer: ['index', 'list', 'view', 'update', 'delete'],
      },
    },
  },
  sweeps: { sweepNotifications },
  seeds: { notifications: { run: seedNotifications, after: ['moderation'] } },
})
