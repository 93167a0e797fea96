import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { useLacks } from './use-lacks.ts'
import type { Product } from './values.ts'

/** The card's missing fields; a whole card needs no words. */
export function Missing({ product }: { product: Product }) {
  const lacks = useLacks(product)
  if (lacks.length === 0) return null
  return (
    <Card title={m.product_lacks()}>
      <ul className="flex flex-col gap-1.5">
        {lacks.map(({ word, text }) => (
          <li key={word} className="flex gap-2">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-text" />
            <span className="min-w-0 break-words">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
