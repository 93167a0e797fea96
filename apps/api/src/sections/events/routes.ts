import type { Section } from '#http/handlers.ts'
import { openStream } from './stream.ts'

export const events = {
  'events.stream': openStream,
} satisfies Section<'events'>
