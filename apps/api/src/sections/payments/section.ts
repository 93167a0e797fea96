import { defineSection } from '#registry/section.ts'
import { receive } from '#sections/facts/public.ts'
import type { Section } from '#contract/handlers.ts'
import { english } from './english.ts'
import { paymentFact } from './payment-fact.ts'

const payments = {
  'payments.record': ({ body, db, actor }) => receive({ db, actor }, paymentFact, body.items),
} satisfies Section<'payments'>

export const section = defineSection({ english, handlers: payments })
