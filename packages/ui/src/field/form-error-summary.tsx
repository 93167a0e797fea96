import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useEffect, useId, useRef, type ComponentProps, type MouseEvent } from 'react'
import { cn } from '#cn.ts'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link FormErrorSummary}. */
export interface FormErrorSummaryProps extends ComponentProps<'div'> {
  /** `field` is the id or the name of a control; an error of the whole form has none. */
  errors: readonly {
    /** The id of the field that the line leads to. */
    field?: string | undefined
    /** What is wrong. */
    message: string
  }[]
  /** Counts attempts to submit: the summary appears with the first and takes the focus with each. */
  attempt: number
}

function focusControl(event: MouseEvent, field: string) {
  event.preventDefault()
  const control = document.getElementById(field) ?? document.getElementsByName(field)[0]
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

/** Lists the errors of a form, each with a link that focuses its control. */
export function FormErrorSummary({ errors, attempt, className, ...props }: FormErrorSummaryProps) {
  const texts = useTexts()
  const headingId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const answered = useRef(0)
  // The focus moves once per attempt, not while errors are being corrected. The effect has no dependencies because
  // the errors of an attempt may arrive a render after it is counted.
  useEffect(() => {
    if (attempt <= answered.current || !summary.current) return
    answered.current = attempt
    summary.current.focus()
  })
  // Before the first attempt it would push the fields down while the user is filling them in.
  if (errors.length === 0 || attempt === 0) return null
  return (
    <div
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      {...props}
      ref={summary}
      className={cn('flex gap-2 rounded-xl bg-red-soft p-3 text-red-text', className)}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p id={headingId} className="font-label">
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
