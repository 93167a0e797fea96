import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { brandAliases } from './routes.ts'
import { findAlias, listOf } from './queries.ts'
import { touchReturned } from './touch-brands.ts'

export const section = defineSection({
  english,
  handlers: brandAliases,
  resources: {
    'brand-alias': {
      lists: { brandAliases: (_, actor, filters) => listOf(actor, filters) },
      nameOf: null,
      back: {
        find: (db, _actor, id) => findAlias(db, id),
        seenBy: ['brand.index'],
        upsert: 'brandAliases.upsert',
        isLed: true,
        returned: touchReturned,
        kept: { status: 'Статус: написание привязывают и убирают в списке написаний' },
      },
      shownBy: ['brand'],
    },
  },
})
