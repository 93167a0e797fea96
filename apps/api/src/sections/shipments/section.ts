import { defineSection } from '#registry/section.ts'
import { receive } from '#sections/facts/public.ts'
import type { Section } from '#contract/handlers.ts'
import { english } from './english.ts'
import { scanFact } from './scan-fact.ts'

const shipments = {
  'shipments.scan': ({ body, db, actor }) => receive({ db, actor }, scanFact, body.items),
} satisfies Section<'shipments'>

export const section = defineSection({ english, handlers: shipments })
