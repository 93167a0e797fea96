import { isApiError } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Dialog } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { Textarea } from '@admin-panel/ui/textarea'
import { useTexts } from '@admin-panel/ui/texts'
import { useMutation } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { showError } from '#data/notify/show-error.ts'
import { forgetTyped, useTyped } from '#form/drafts/use-typed.ts'
import { invalidateAliases } from './change-aliases.ts'
import type { AliasSource, Brand } from './labels.ts'

interface AliasDialogProps {
  brand: Brand
  source: AliasSource
  onClose: () => void
}

/** Assigns spellings to the brand, new or unassigned ones: one per line. */
export function AliasDialog({ brand, source, onClose }: AliasDialogProps) {
  const texts = useTexts()
  const draft = ['brands', brand.id, `aliases/${source}`] as const
  const [text, setText] = useTyped(draft, 'text', '')
  const names = text.split('\n').flatMap((line) => line.trim() || [])
  const add = useMutation({
    mutationFn: () =>
      client.api.brandAliases.upsert({ items: names.map((name) => ({ source, name, brand_id: brand.id })) }),
    meta: { quiet: true },
    onSuccess: () => {
      forgetTyped(draft)
      invalidateAliases()
      void notify({ message: m.brands_tied({ count: names.length }) })
      onClose()
    },
    onError: (error) => isApiError(error, 'validation') || showError(error),
  })
  return (
    <Dialog
      onClose={onClose}
      heading={m.brands_alias_add_title({ name: brand.name })}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            isPending={add.isPending}
            aria-disabled={names.length === 0}
            onClick={() => names.length > 0 && add.mutate()}
          >
            {m.brands_alias_add()}
          </Button>
        </>
      }
    >
      <Field
        label={m.brands_alias_lines()}
        hint={m.brands_alias_hint()}
        error={isApiError(add.error, 'validation') && add.error.messages.join('. ')}
      >
        <Textarea rows={6} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </Dialog>
  )
}
