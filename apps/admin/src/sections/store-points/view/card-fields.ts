import { lazyPart } from '#page/lazy-part.tsx'
import type { CardFieldsProps } from '#sections/store-points/form/card-fields.tsx'

/** Loaded when a card is first edited. */
export const CardFields = lazyPart<CardFieldsProps>(
  async () => (await import('#sections/store-points/form/card-fields.tsx')).CardFields,
  { fallback: ({ reading }) => reading },
)
