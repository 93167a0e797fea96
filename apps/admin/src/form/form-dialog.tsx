import { Button } from '@admin-panel/ui/button'
import { Dialog } from '@admin-panel/ui/dialog'
import { FormErrorSummary } from '@admin-panel/ui/form-error-summary'
import { useTexts } from '@admin-panel/ui/texts'
import { useId, type ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftNotice } from './drafts/draft-notice.tsx'
import { EditContext } from './edit-context.ts'
import type { EditState } from './edit-form.ts'
import { HeldEnter } from './detached-form.tsx'
import { labelOf } from '#text/label-of.ts'

interface FormDialogProps<Values extends FieldValues> {
  heading: string
  description?: string | undefined
  edit: EditState<Values>
  /** The button's label if the action is more than saving: «Создать категорию». */
  submitText?: string | undefined
  /** Formats a field's value for the conflict dialog. */
  show: (field: string, value: unknown) => string
  onClose: () => void
  children: ReactNode
}

/** Edits a small record in a dialog; closing it keeps unsaved input as a draft. */
export function FormDialog<Values extends FieldValues>({
  heading,
  description,
  edit,
  submitText,
  show,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const { form, rules } = edit
  const texts = useTexts()
  const formId = useId()
  const idPrefix = `${formId}-`
  return (
    <Dialog
      onClose={onClose}
      heading={heading}
      description={description}
      className="w-160"
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={edit.isPending}>
            {submitText ?? (edit.isNew ? texts.create : texts.save)}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <EditContext value={{ rules, isReadOnly: false, idPrefix }}>
          <form
            id={formId}
            noValidate
            className="@container flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              edit.submit()
            }}
          >
            <HeldEnter>
              <DraftNotice edit={edit} />
              <FormErrorSummary
                errors={edit.errors.map((error) =>
                  error.field === undefined ? error : { ...error, field: `${idPrefix}${error.field}` },
                )}
                attempt={edit.attempt}
              />
              <div className="grid gap-x-6 gap-y-4 @min-[30rem]:grid-cols-2">{children}</div>
            </HeldEnter>
          </form>
          {edit.clashes && (
            <ConflictDialog
              clashes={edit.clashes}
              isOwn={edit.isOwnClash}
              label={(field) => labelOf(rules, field)}
              show={show}
              onResolve={edit.resolve}
              onCancel={edit.cancelConflict}
            />
          )}
        </EditContext>
      </FormProvider>
    </Dialog>
  )
}
