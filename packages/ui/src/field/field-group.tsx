import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '#cn.ts'

/** Props of {@link FieldGroup}. */
export type FieldGroupProps = ComponentProps<'fieldset'> & {
  /** The name of the group. */
  legend: ReactNode
  /** A line below the group. */
  hint?: ReactNode
  /** The error of the values, shown below them. */
  error?: ReactNode
}

/** Several checkboxes or radio buttons under one legend. */
export function FieldGroup({ legend, hint, error, className, children, ...props }: FieldGroupProps) {
  const noteId = useId()
  const note = error || hint
  return (
    <fieldset
      data-slot="field-group"
      {...props}
      aria-describedby={note ? noteId : undefined}
      className={cn('min-w-0', className)}
    >
      <legend className="mb-1 text-body font-label">{legend}</legend>
      <div className="flex flex-col gap-1">{children}</div>
      {note && (
        <p id={noteId} className={cn('mt-1 flex gap-1 text-xs', error ? 'text-danger' : 'text-muted')}>
          {error && <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />}
          {note}
        </p>
      )}
    </fieldset>
  )
}
