import { Button } from '@admin-panel/ui/button'
import { ButtonLink } from '@admin-panel/ui/button-link'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { EditState } from '#form/edit-form.ts'
import { EditForm } from '#form/edit-page.tsx'

export interface StepWay {
  onBack: (() => void) | undefined
  onNext: () => void
}

interface StepFormProps<Values extends FieldValues> extends StepWay {
  edit: EditState<Values>
  /** The step's record exists: without changes the step is skipped. */
  isSaved: boolean
  show: (field: string, value: unknown) => string
  children: ReactNode
}

export function StepForm<Values extends FieldValues>({
  edit,
  isSaved,
  show,
  onBack,
  onNext,
  children,
}: StepFormProps<Values>) {
  const isPassed = isSaved && !edit.isDirty
  return (
    <EditForm
      edit={edit}
      show={show}
      bar={
        <StepBar
          onBack={onBack}
          onNext={isPassed ? onNext : undefined}
          isSaving={edit.isPending}
          onSkip={!isSaved && onBack ? onNext : undefined}
        />
      }
    >
      <div className="flex max-w-206 flex-col gap-4">{children}</div>
    </EditForm>
  )
}

interface StepBarProps {
  onBack?: (() => void) | undefined
  onSkip?: (() => void) | undefined
  /** Continues without saving; absent if the form must be sent. */
  onNext?: (() => void) | undefined
  isSaving?: boolean
  /** The address after the last step. */
  finish?: string
}

export function StepBar({ onBack, onSkip, onNext, isSaving = false, finish }: StepBarProps) {
  return (
    <div data-foot="" className="sticky bottom-0 z-20 border-t border-line bg-surface px-page py-3">
      <div className="flex flex-wrap items-center gap-2">
        {onBack && <Button onClick={onBack}>{m.sellers_step_back()}</Button>}
        {onSkip && (
          <Button variant="ghost" onClick={onSkip}>
            {m.sellers_step_skip()}
          </Button>
        )}
        {finish ? (
          <ButtonLink variant="primary" className="ms-auto" render={<Link to={finish} />}>
            {m.sellers_step_finish()}
          </ButtonLink>
        ) : onNext ? (
          <Button variant="primary" className="ms-auto" onClick={onNext}>
            {m.sellers_step_go_on()}
          </Button>
        ) : (
          <Button type="submit" variant="primary" className="ms-auto" isPending={isSaving}>
            {m.sellers_step_next()}
          </Button>
        )}
      </div>
    </div>
  )
}
