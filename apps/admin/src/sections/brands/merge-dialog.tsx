import { Button } from '@admin-panel/ui/button'
import { Dialog } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { useTexts } from '@admin-panel/ui/texts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { ReferenceSelect } from '#form/pickers/reference-field.tsx'
import { cacheRecord, invalidateResource } from '#data/cache.ts'
import type { Brand } from './labels.ts'
import { pathTo } from '#data/paths.ts'

/** Lists the records that will move, since a merge is irreversible. */
export function MergeDialog({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  const texts = useTexts()
  const navigate = useNavigate()
  const [into, setInto] = useState<number | null>(null)
  const merge = useMutation({
    mutationFn: (merge_into_id: number) =>
      client.api.brands.update({ id: brand.id, version: brand.version, merge_into_id }),
    onSuccess: async (merged) => {
      void notify({ message: m.brands_merged({ name: brand.name, into: merged.name }) })
      await navigate(pathTo('brands', merged.id))
      cacheRecord('brands', merged)
      void invalidateResource('brandAliases')
    },
  })
  const isItself = into === brand.id
  return (
    <Dialog
      onClose={onClose}
      heading={m.brands_merge_title({ name: brand.name })}
      description={m.brands_merge_text({ name: brand.name })}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="danger"
            isPending={merge.isPending}
            aria-disabled={into === null || isItself}
            onClick={() => into !== null && !isItself && merge.mutate(into)}
          >
            {m.brands_merge()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={m.field_merge_into_id()} error={isItself && m.brands_merge_itself()}>
          <ReferenceSelect of="brands" id={into} onChange={setInto} />
        </Field>
        <div>
          <p className="font-label">{m.brands_merge_moves()}</p>
          <ul className="mt-1 list-disc ps-5">
            <li>{m.brands_merge_products({ count: brand.products_count })}</li>
            <li>{m.brands_merge_aliases({ count: brand.aliases_count })}</li>
            <li>{m.brands_merge_rest()}</li>
          </ul>
        </div>
      </div>
    </Dialog>
  )
}
