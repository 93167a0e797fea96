import { Button } from '@admin-panel/ui/button'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { OtherChoices } from '#shop/legacy/other-choices.tsx'
import { useCan } from '#data/queries.ts'
import { Candidates } from './candidates.tsx'
import { CreateDialog } from './create-dialog.tsx'
import type { OldProduct } from './payload.ts'

/** Maps a legacy card to one of ours, to a new one, or to nothing. */
export function Mapping({ card }: { card: OldProduct }) {
  const canUpdate = useCan('product.update')
  const [isCreating, setIsCreating] = useState(false)
  return (
    <>
      <Candidates card={card} canTie={canUpdate} />
      <OtherChoices
        kind={{ of: 'legacyProducts', ours: 'products' }}
        record={card}
        title={m.old_products_create_title()}
        create={
          <>
            <Button onClick={() => setIsCreating(true)}>{m.old_products_create()}</Button>
            {isCreating && <CreateDialog card={card} onClose={() => setIsCreating(false)} />}
          </>
        }
      />
    </>
  )
}
