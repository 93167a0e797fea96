import type { DraftName } from '#data/drafts.ts'
import { Button } from '@admin-panel/ui/button'
import { Checkbox } from '@admin-panel/ui/checkbox'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { useTexts } from '@admin-panel/ui/texts'
import { m } from '#paraglide/messages.js'
import { useTyped } from '#form/drafts/use-typed.ts'
import { whyTooLong } from '#text/too-long.ts'
import type { SavedView } from './use-views.ts'

interface ViewFormProps {
  view: SavedView | null
  /** The name under which the input outlives the popover. */
  draft: DraftName
  isPending: boolean
  onSubmit: (fields: { name: string; is_shared: boolean }) => void
  onCancel: () => void
}

// The form replaces the button that opened it, so it takes the focus.
const takeFocus = (input: HTMLInputElement | null) => input?.focus()

/** Edits a view's name and visibility. */
export function ViewForm({ view, draft, isPending, onSubmit, onCancel }: ViewFormProps) {
  const texts = useTexts()
  const [name, setName] = useTyped(draft, 'name', view?.name ?? '')
  const tooLong = whyTooLong(m.field_name(), name, 60)
  const [isShared, setIsShared] = useTyped(draft, 'is_shared', view?.is_shared ?? false)
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() && !tooLong) onSubmit({ name: name.trim(), is_shared: isShared })
      }}
    >
      <Field label={m.field_name()} error={tooLong}>
        <Input ref={takeFocus} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Checkbox label={m.views_share()} checked={isShared} onChange={({ target }) => setIsShared(target.checked)} />
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button size="sm" type="submit" variant="primary" isPending={isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
