import type { Section } from '#contract/handlers.ts'
import { openStream } from './stream.ts'

export const events = {
  'events.stream': openStream,
} satisfies Section<'events'>
