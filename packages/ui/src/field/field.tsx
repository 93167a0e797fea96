import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '#cn.ts'
import { FieldContext } from './field-context.ts'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link Field}. */
export interface FieldProps extends ComponentProps<'div'> {
  /** The label. */
  label: ReactNode
  /** A line below the field. */
  hint?: ReactNode
  /** The error of the value, shown below the control. */
  error?: ReactNode
  /**
   * Marks the label as optional.
   * @default false
   */
  isOptional?: boolean
}

/**
 * A label, a control and a hint; an error replaces the hint. The control inside is connected to them by itself. `id`
 * becomes the id of the control.
 *
 * @example
 * <Field label="E-mail" hint="For signing in" error={errors.email}>
 *   <Input type="email" name="email" />
 * </Field>
 */
export function Field({ label, hint, error, isOptional = false, id, className, children, ...props }: FieldProps) {
  const texts = useTexts()
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  const isInvalid = Boolean(error)
  const note = error || hint
  return (
    <div data-slot="field" {...props} className={cn('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={controlId} className="text-body font-label">
        {label}
        {isOptional && <span className="ms-1 font-text text-muted">{texts.optional}</span>}
      </label>
      <FieldContext.Provider
        value={{
          id: controlId,
          'aria-describedby': note ? noteId : undefined,
          'aria-invalid': isInvalid || undefined,
        }}
      >
        {children}
      </FieldContext.Provider>
      {note && (
        <p id={noteId} className={cn('flex gap-1 text-xs', isInvalid ? 'text-danger' : 'text-muted')}>
          {isInvalid && <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />}
          <span className="min-w-0 break-words">{note}</span>
        </p>
      )}
    </div>
  )
}
