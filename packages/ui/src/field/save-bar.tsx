import { Fragment, type ComponentProps } from 'react'
import { Button } from '#button/button.tsx'
import { cn } from '#cn.ts'
import * as Bar from '#headless/save-bar/save-bar.ts'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link SaveBar}. */
export interface SaveBarProps extends ComponentProps<'div'>, Bar.SaveBarArgs {
  /**
   * The changed fields by their names; an empty list gives the general text. With the id or the name of its control, a
   * field is a link to it.
   */
  changes: readonly (string | Bar.ChangedField)[]
  /** A text in place of the changes while there are none; the button that discards is then «Отмена». */
  note?: string | undefined
  /**
   * The record does not exist yet: the buttons are «Создать» and «Отмена».
   * @default false
   */
  isNew?: boolean
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
  const bar = Bar.useSaveBar({ form, isPending, onDiscard })
  return (
    <div
      data-slot="save-bar"
      {...Bar.getRootProps()}
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
                {typeof change === 'string' ? (
                  change
                ) : (
                  <Bar.FieldLink
                    change={change}
                    className="-my-0.5 inline-block rounded-sm py-0.5 text-link underline underline-offset-2"
                  />
                )}
              </Fragment>
            ))}
          </>
        ) : (
          (note ?? texts.unsaved)
        )}
      </output>
      <div className="flex gap-2">
        {onDiscard && (
          <Button variant="ghost" {...Bar.getDiscardProps(bar)}>
            {isNew || (note !== undefined && changes.length === 0) ? texts.cancel : texts.discard}
          </Button>
        )}
        <Button {...Bar.getSaveProps(bar)} variant="primary" isPending={isPending}>
          {isNew ? texts.create : texts.save}
        </Button>
      </div>
    </div>
  )
}
