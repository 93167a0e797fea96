import { Button } from '@admin-panel/ui/button'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { usePageActions } from '#page/page-actions.ts'
import { useCan } from '#data/queries.ts'
import { BrandForm } from './brand-form.tsx'

/** Proposes a brand that is missing in the handbook. */
export function ProposeButton() {
  const [isOpen, setIsOpen] = useState(false)
  const canPropose = useCan('brand-moderation.create')
  const open = () => setIsOpen(true)
  usePageActions(canPropose ? [{ label: m.moderation_brand_propose(), run: open }] : [])
  if (!canPropose) return null
  return (
    <>
      <Button onClick={open}>
        <Plus aria-hidden className="size-4" />
        {m.moderation_brand_propose()}
      </Button>
      {isOpen && <BrandForm request={null} onClose={() => setIsOpen(false)} />}
    </>
  )
}
