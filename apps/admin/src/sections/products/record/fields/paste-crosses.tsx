import { Button } from '@admin-panel/ui/button'
import { Dialog, DialogCancel } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { Textarea } from '@admin-panel/ui/textarea'
import { useMutation } from '@tanstack/react-query'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useTyped } from '#form/drafts/use-typed.ts'
import { optionsQuery } from '#form/pickers/options-query.ts'
import { queryClient } from '#data/queries.ts'
import type { Cross, Product } from '#sections/products/record/values.ts'

/** Parses lines of «brand, number» from a table or a mail, and collects unreadable lines. */
function readCrosses(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const read = lines.map((line) => {
    const [brand = ''] = line.trim().split(/[\t;,]/, 1)
    const article = line
      .trim()
      .slice(brand.length)
      .replace(/^[\s;,]+/, '')
    return brand && article ? { brand: brand.trim(), article } : line
  })
  return {
    crosses: read.filter((line) => typeof line !== 'string'),
    unread: read.filter((line) => typeof line === 'string'),
  }
}

/** Matches a brand by its exact name; a line without a brand is added without one, to be completed by hand. */
async function findCrosses(lines: readonly { brand: string; article: string }[]): Promise<Cross[]> {
  const names = [...new Set(lines.map(({ brand }) => brand.toLocaleLowerCase()))]
  const entries = await Promise.all(
    names.map(async (name) => {
      const { items } = await queryClient.fetchQuery(optionsQuery('brands', { q: name, limit: 50 }))
      return [name, items.find(({ label }) => label.toLocaleLowerCase() === name)?.id ?? null] as const
    }),
  )
  const ids = new Map(entries)
  return lines.map(({ brand, article }) => ({
    brand_id: ids.get(brand.toLocaleLowerCase()) ?? null,
    article,
    kind: 'analog',
  }))
}

interface PasteCrossesProps {
  product: Product | null
  onAppend: (lines: readonly Cross[]) => void
}

export function PasteCrosses({ product, onAppend }: PasteCrossesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useTyped(['products', product?.id ?? 'new', 'paste-crosses'], 'text', '')
  const { crosses, unread } = readCrosses(text)
  const count = crosses.length
  const { mutate, isPending } = useMutation({
    mutationFn: () => findCrosses(crosses),
    onSuccess: (lines) => {
      onAppend(lines)
      setText(unread.join('\n'))
      setIsOpen(unread.length > 0)
    },
  })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      heading={m.product_cross_paste()}
      trigger={
        <Button size="sm">
          <ClipboardPaste aria-hidden />
          {m.product_cross_paste()}
        </Button>
      }
      footer={
        <>
          <DialogCancel />
          <Button
            variant="primary"
            isPending={isPending}
            aria-disabled={count === 0}
            onClick={() => count > 0 && mutate()}
          >
            {m.product_cross_paste_add({ count })}
          </Button>
        </>
      }
    >
      <Field
        label={m.product_cross_paste_label()}
        hint={m.product_cross_paste_hint()}
        error={unread.length > 0 && m.product_cross_paste_unread({ line: unread[0] ?? '', count: unread.length })}
      >
        <Textarea value={text} rows={8} onChange={(event) => setText(event.target.value)} className="font-code" />
      </Field>
    </Dialog>
  )
}
