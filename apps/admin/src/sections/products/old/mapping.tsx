import { Button } from '@admin-panel/ui/button'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { IgnoreForm } from '#record/legacy/ignore-form.tsx'
import { useCan } from '#data/queries.ts'
import { Candidates } from './candidates.tsx'
import { CreateDialog } from './create-dialog.tsx'
import type { OldProduct } from './payload.ts'

/** Maps a legacy card to one of ours, to a new one, or to nothing. */
export function Mapping({ card }: { card: OldProduct }) {
  const canUpdate = useCan('product.update')
  const canCreate = useCan('product.create')
  const [isCreating, setIsCreating] = useState(false)
  return (
    <>
      <Candidates card={card} canTie={canUpdate} />
      {canCreate && (
        <section className="flex flex-col items-start gap-2">
          <h3 className="font-label">{m.old_products_create_title()}</h3>
          <Button onClick={() => setIsCreating(true)}>{m.old_products_create()}</Button>
          {isCreating && <CreateDialog card={card} onClose={() => setIsCreating(false)} />}
        </section>
      )}
      {canUpdate && <IgnoreForm of="legacyProducts" record={card} />}
    </>
  )
}
