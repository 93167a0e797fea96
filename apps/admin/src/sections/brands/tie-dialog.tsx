import { Button } from '@admin-panel/ui/button'
import { Dialog } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { useTexts } from '@admin-panel/ui/texts'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { ReferenceSelect } from '#form/pickers/reference-field.tsx'
import { useChangeAliases } from './change-aliases.ts'
import type { BrandAlias } from './labels.ts'

interface TieDialogProps {
  aliases: readonly BrandAlias[]
  onDone?: () => void
  onClose: () => void
}

/** Chooses a brand for the spellings; the most similar one is preselected. */
export function TieDialog({ aliases, onDone, onClose }: TieDialogProps) {
  const texts = useTexts()
  const suggested = aliases.length === 1 ? aliases[0]?.suggestions[0] : undefined
  const [brand, setBrand] = useState<number | null>(suggested?.id ?? null)
  const change = useChangeAliases(() => {
    onDone?.()
    onClose()
  })
  const names = aliases.map(({ name }) => `«${name}»`).join(', ')
  return (
    <Dialog
      onClose={onClose}
      heading={m.brands_tie_title({ count: aliases.length })}
      description={names}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            isPending={change.isPending}
            aria-disabled={brand === null}
            onClick={() => brand !== null && change.mutate({ aliases, to: { id: brand } })}
          >
            {m.brands_tie()}
          </Button>
        </>
      }
    >
      <Field label={m.field_brand_id()}>
        <ReferenceSelect of="brands" id={brand} reference={suggested} onChange={setBrand} />
      </Field>
    </Dialog>
  )
}
