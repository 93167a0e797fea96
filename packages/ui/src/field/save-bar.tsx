import { Fragment, useEffect, useRef, useSyncExternalStore, type ComponentProps } from 'react'
import { Button } from '#button/button.tsx'
import { cn } from '#cn.ts'
import { controlOf, focusControl } from './control-of.ts'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link SaveBar}. */
export interface SaveBarProps extends ComponentProps<'div'> {
  /**
   * The changed fields by their names; an empty list gives the general text. With the id or the name of its control, a
   * field is a link to it.
   */
  changes: readonly (
    | string
    | {
        /** The id or the name of its control. */
        readonly field: string
        /** Its name. */
        readonly label: string
      }
  )[]
  /** A text in place of the changes while there are none; the button that discards is then «Отмена». */
  note?: string | undefined
  /**
   * The record does not exist yet: the buttons are «Создать» and «Отмена».
   * @default false
   */
  isNew?: boolean
  /** Without it the bar has no button to discard, or to cancel a new record. */
  onDiscard?: (() => void) | undefined
  /** The id of the form to submit, for a bar outside of it. */
  form?: string
  /**
   * The form is being saved.
   * @default false
   */
  isPending?: boolean
}

/**
 * A bar with the buttons that save and discard. Show it while the form has changes or a new record. Ctrl+S and
 * Ctrl+Enter submit the form, on any keyboard layout.
 */
export function SaveBar({
  changes,
  note,
  isNew = false,
  onDiscard,
  form,
  isPending = false,
  className,
  ...props
}: SaveBarProps) {
  const texts = useTexts()
  const save = useRef<HTMLButtonElement>(null)
  // The shortcut works from anywhere on the page, but not from a dialog above it.
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isSave = event.code === 'KeyS' || event.code === 'Enter' || event.code === 'NumpadEnter'
      if (!isSave || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      const dialog =
        event.target instanceof Element ? event.target.closest('[role="dialog"], [role="alertdialog"]') : null
      if (dialog && !dialog.contains(save.current)) return
      event.preventDefault()
      if (!event.repeat) save.current?.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <div
      data-slot="save-bar"
      role="region"
      aria-label={note ?? texts.unsaved}
      data-foot=""
      {...props}
      className={cn(
        'sticky bottom-0 z-20 flex min-h-16 animate-appear flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-2',
        className,
      )}
    >
      <output className="min-w-0 flex-1 basis-48 text-secondary">
        {changes.length > 0 ? (
          <>
            {texts.unsavedFields('')}
            {changes.map((change, index) => (
              <Fragment key={typeof change === 'string' ? change : change.field}>
                {index > 0 && ', '}
                {typeof change === 'string' ? change : <FieldLink {...change} />}
              </Fragment>
            ))}
          </>
        ) : (
          (note ?? texts.unsaved)
        )}
      </output>
      <div className="flex gap-2">
        {onDiscard && (
          <Button variant="ghost" onClick={onDiscard} aria-disabled={isPending}>
            {isNew || (note !== undefined && changes.length === 0) ? texts.cancel : texts.discard}
          </Button>
        )}
        <Button
          ref={save}
          type="submit"
          form={form}
          variant="primary"
          isPending={isPending}
          aria-keyshortcuts="Control+S"
        >
          {isNew ? texts.create : texts.save}
        </Button>
      </div>
    </div>
  )
}

const unobserved = () => () => {}

/** A field without a control of its own, such as a list of photos, is a word. */
function FieldLink({ field, label }: { field: string; label: string }) {
  // Read again after the first render, since the bar of a restored draft appears together with its controls.
  const isThere = useSyncExternalStore(unobserved, () => controlOf(field) !== undefined)
  if (!isThere) return label
  return (
    <a
      href={`#${field}`}
      onClick={(event) => focusControl(event, field)}
      className="-my-0.5 inline-block rounded-sm py-0.5 text-link underline underline-offset-2"
    >
      {label}
    </a>
  )
}
