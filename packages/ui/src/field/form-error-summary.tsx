import { useComposedRefs } from '@radix-ui/react-compose-refs'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useEffect, useId, useRef, type ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { controlOf, focusControl } from '#headless/save-bar/control-of.ts'
import { useTexts } from '#texts/texts.ts'

/** An error of a form. */
export interface FormError {
  /** The id or the name of the control; an error of the whole form has none. */
  field?: string | undefined
  /** The label of the control, which stands for the message: the message is shown at the control. */
  label?: string | undefined
  /** The error, as the field shows it. */
  message: string
}

/** Props of {@link FormErrorSummary}. */
export interface FormErrorSummaryProps extends ComponentProps<'div'> {
  /** The errors in any order: the fields are listed as they stand in the form. */
  errors: readonly FormError[]
  /** Counts attempts to submit: the summary appears with the first and takes the focus with each. */
  attempt: number
}

/** The links to the controls, from the top of the form to its end. */
function linksOf(errors: readonly FormError[]) {
  return errors
    .flatMap(({ field, label, message }) => {
      if (field === undefined) return []
      const control = controlOf(field)
      // Without a control the message is shown nowhere else.
      return [{ field, control, text: control && label !== undefined ? label : message }]
    })
    .toSorted(({ control: one }, { control: other }) => {
      if (!one || !other) return Number(Boolean(other)) - Number(Boolean(one))
      return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1
    })
}

/** Lists the errors of a form, each with a link that focuses its control. */
export function FormErrorSummary({ errors, attempt, className, ref, ...props }: FormErrorSummaryProps) {
  const texts = useTexts()
  const headingId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const attach = useComposedRefs(summary, ref)
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
  const links = linksOf(errors)
  const ofForm = errors.filter(({ field }) => field === undefined)
  return (
    <div
      data-slot="form-error-summary"
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      {...props}
      ref={attach}
      className={cn('flex gap-2 rounded-xl bg-red-soft p-3 text-red-text', className)}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p id={headingId} className="font-label">
          {links.length > 0 ? texts.formErrors(links.length) : texts.formRefused}
        </p>
        {ofForm.map(({ message }) => (
          <p key={message} className="mt-1 break-words">
            {message}
          </p>
        ))}
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 break-words empty:hidden">
          {links.map(({ field, text }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => focusControl(event, field)}
                className="rounded-sm underline underline-offset-2"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
