import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, type ComponentProps, type MouseEvent } from 'react'
import { cn } from '#cn.ts'
import { useTexts } from '#texts/texts.ts'

interface FormErrorSummaryProps extends ComponentProps<'div'> {
  /** `field` is the id or the name of a control; an error of the whole form has none. */
  errors: readonly { field?: string | undefined; message: string }[]
  /** Counts the attempts to send; the summary comes with the first, and takes the focus whenever it grows. */
  attempt: number
}

function focusControl(event: MouseEvent, field: string) {
  event.preventDefault()
  const control = document.getElementById(field) ?? document.getElementsByName(field)[0]
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

export function FormErrorSummary({ errors, attempt, className, ...props }: FormErrorSummaryProps) {
  const texts = useTexts()
  const headingId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const answered = useRef(0)
  // Focus belongs to the document; it moves once for each attempt, not while errors are being corrected. Without
  // dependencies: the errors of an attempt may arrive a render after it is counted.
  useEffect(() => {
    if (attempt <= answered.current || !summary.current) return
    answered.current = attempt
    summary.current.focus()
  })
  // While somebody is still filling in, it would push the fields away from under the mouse.
  if (errors.length === 0 || attempt === 0) return null
  return (
    <div
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      {...props}
      ref={summary}
      className={cn('flex gap-2 rounded-lg bg-red-soft p-3 text-red-text', className)}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p id={headingId} className="font-medium">
          {texts.formErrors(errors.length)}
        </p>
        <ul className="mt-1 list-disc ps-4 break-words">
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field === undefined ? (
                message
              ) : (
                <a
                  href={`#${field}`}
                  onClick={(event) => focusControl(event, field)}
                  className="rounded-sm underline underline-offset-2"
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
