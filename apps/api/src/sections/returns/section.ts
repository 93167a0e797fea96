import { defineSection } from '#registry/section.ts'
import { receive } from '#sections/facts/public.ts'
import type { Section } from '#contract/handlers.ts'
import { english } from './english.ts'
import { cancellationFact, returnRequestFact } from './pieces-facts.ts'

const returns = {
  'returns.request': ({ body, db, actor }) => receive({ db, actor }, returnRequestFact, body.items),
  'subOrders.cancelByBuyer': ({ body, db, actor }) => receive({ db, actor }, cancellationFact, body.items),
} satisfies Section<'returns'> & Pick<Section<'subOrders'>, 'subOrders.cancelByBuyer'>

export const section = defineSection({ english, handlers: returns })
