import type { Section } from '#contract/handlers.ts'
import { countsOf } from './counts.ts'
import { figuresOf } from './figures.ts'
import { lateSellers, states } from './late.ts'
import { ordersByDay } from './orders-by-day.ts'
import { termsOf } from './terms.ts'
import * as numbers from './waiting.ts'

export const overview = {
  'overview.waiting': async ({ db, actor }) => ({ items: await figuresOf(db, actor, numbers.waiting) }),
  'overview.counts': countsOf,
  'overview.orders': ({ db, actor, query }) => ordersByDay(db, actor, query.days ?? 7),
  'overview.subOrders': async ({ db, actor }) => ({ items: await states(db, actor) }),
  'overview.catalogue': async ({ db, actor }) => ({ items: await figuresOf(db, actor, numbers.catalogue) }),
  'overview.sellers': async ({ db, actor }) => {
    const [items, late] = await Promise.all([figuresOf(db, actor, numbers.sellers), lateSellers(db, actor)])
    return { items, late }
  },
  'overview.work': async ({ db, actor }) => ({ items: await figuresOf(db, actor, numbers.work) }),
  'overview.terms': termsOf,
} satisfies Section<'overview'>
