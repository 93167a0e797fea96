import { Button } from '@admin-panel/ui/button'
import Merge from 'lucide-react/icons/merge'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { ActiveMenu } from '#record/active/active-switch.tsx'
import { client } from '#data/client.ts'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import type { Brand } from './labels.ts'
import { pathTo } from '#data/paths.ts'

const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog)

/** Switches a brand on or off, merges it into another one, and deletes an unused one. */
export function BrandActions({ brand, onChanged }: { brand: Brand; onChanged?: (brand: Brand) => void }) {
  const canDelete = useCan('brand.delete')
  const canMerge = useCan('brand.update')
  const [isMerging, setIsMerging] = useState(false)
  return (
    <>
      <ActiveMenu of="brands" name={brand.name} record={brand} onSwitched={onChanged} />
      {canMerge && (
        <Button onClick={() => setIsMerging(true)}>
          <Merge aria-hidden className="size-4" />
          {m.brands_merge_open()}
        </Button>
      )}
      {isMerging && <MergeDialog brand={brand} onClose={() => setIsMerging(false)} />}
      {canDelete && (
        <DeleteMenu
          of={{ entity: 'brand', entity_id: brand.id }}
          action={m.brands_delete()}
          question={m.brands_delete_title()}
          text={m.brands_delete_text({ name: brand.name })}
          done={m.brands_deleted()}
          list={pathTo('brands.list')}
          remove={async () => {
            await client.api.brands.delete({ id: brand.id, version: brand.version })
            void invalidateResource('brands')
          }}
        />
      )}
    </>
  )
}
