import { FormErrorSummary } from '@admin-panel/ui/form-error-summary'
import { SaveBar } from '@admin-panel/ui/save-bar'
import { cn } from '@admin-panel/ui/cn'
import { useTexts } from '@admin-panel/ui/texts'
import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftNotice } from './drafts/draft-notice.tsx'
import { EditContext } from './edit-context.ts'
import type { EditState } from './edit-form.ts'
import { HeldEnter } from './detached-form.tsx'
import { labelOf } from '#text/label-of.ts'
import { usePageActions } from '#page/page-actions.ts'
import { UnsavedGuard } from '#page/unsaved-guard.tsx'

const widths = { beside: 'xl:me-88', narrow: 'max-w-206' }

interface EditFormProps<Values extends FieldValues> {
  edit: EditState<Values>
  isReadOnly?: boolean
  /** Formats a field's value for the conflict dialog. */
  show?: ((field: string, value: unknown) => string) | undefined
  /** The width of the fields and of the messages above them: beside a column of facts, or alone. */
  width?: keyof typeof widths
  /** Replaces the bar that appears with the first change. */
  bar?: ReactNode
  /** Closes a form that replaces a card. Its bar is always visible, so it also closes a form without changes. */
  onClose?: () => void
  children: ReactNode
}

/** The frame of every edit page: errors on top, fields, and the bar that saves. */
export function EditForm<Values extends FieldValues>({
  edit,
  isReadOnly = false,
  show,
  width = 'narrow',
  bar,
  onClose,
  children,
}: EditFormProps<Values>) {
  const { form, rules } = edit
  const texts = useTexts()
  const leave = useLeaveNew()
  // A new record shows its button at once: pressing it on an empty form lists the required fields.
  const isSavable = (edit.isDirty || edit.isNew || onClose !== undefined) && !isReadOnly
  const submit = () => (onClose && !edit.isDirty ? onClose() : edit.submit())
  function discard() {
    edit.discard()
    onClose?.()
  }
  usePageActions(
    isSavable
      ? [
          { label: edit.isNew ? texts.create : texts.save, shortcut: 'Mod+KeyS', run: submit },
          ...(edit.isDirty ? [{ label: m.form_discard(), run: discard }] : []),
        ]
      : [],
  )
  return (
    <FormProvider {...form}>
      <EditContext value={{ rules, isReadOnly }}>
        <form
          noValidate
          data-edit
          className="flex grow flex-col"
          // Of a new record every field is new, so no corner says so.
          data-marks={edit.isNew ? undefined : ''}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <HeldEnter>
            <div className={cn('flex grow flex-col gap-6', !onClose && 'px-page pb-6')}>
              {/* Beside the map of a long form they begin where its fields do. */}
              <div
                className={`@container flex flex-col gap-6 empty:hidden @min-[46rem]:[form:has([data-map])_&>*]:ms-44 ${widths[width]}`}
              >
                <DraftNotice edit={edit} />
                <FormErrorSummary errors={edit.errors} attempt={edit.attempt} />
              </div>
              {children}
            </div>
            {bar}
            {!bar && isSavable && (
              <SaveBar
                changes={edit.changedFields.map((field) => ({
                  field,
                  label: labelOf(rules, field).toLocaleLowerCase(),
                }))}
                isNew={edit.isNew}
                onDiscard={edit.isNew ? leave : discard}
                note={edit.isDirty ? undefined : edit.isNew ? m.form_new_note() : m.form_unchanged()}
                isPending={edit.isPending}
                className={onClose ? 'mt-2 rounded-xl border' : 'px-page!'}
              />
            )}
          </HeldEnter>
        </form>
        <UnsavedGuard isDirty={edit.isDirty && !isReadOnly} />
        {edit.clashes && (
          <ConflictDialog
            clashes={edit.clashes}
            isOwn={edit.isOwnClash}
            label={(field) => labelOf(rules, field)}
            show={show ?? ((_, value) => formatUnknown(value))}
            onResolve={edit.resolve}
            onCancel={edit.cancelConflict}
          />
        )}
      </EditContext>
    </FormProvider>
  )
}

/** Leaves a new record for the page before, or for the list that its address stands under. */
function useLeaveNew() {
  const navigate = useNavigate()
  const { key, pathname } = useLocation()
  return () =>
    void (key === 'default' ? navigate(pathname.replace(/(\/edit)?\/(new|create)(\/[^]*)?$/, '')) : navigate(-1))
}
