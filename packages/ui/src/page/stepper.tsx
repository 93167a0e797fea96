import Check from 'lucide-react/icons/check'
import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { useTexts } from '#texts/texts.ts'

/** A step of a wizard. */
export interface Step {
  /** Identifies the step; unique among the steps. */
  id: string
  /** The name of the step. */
  label: string
  /** A second, quieter line. */
  hint?: string
  /** How far the step is. */
  state: 'done' | 'current' | 'error' | 'ahead'
}

/** Props of {@link Stepper}. */
export interface StepperProps extends Omit<ComponentProps<'nav'>, 'onSelect'> {
  /** The accessible name. */
  label: string
  /** The steps, in order. */
  steps: readonly Step[]
  /** Opens a step that is done or has errors; without it the steps are read-only. */
  onSelect?: (id: string) => void
}

const circles = {
  done: 'border-primary bg-primary text-on-primary',
  current: 'border-primary bg-surface font-title text-text',
  error: 'border-danger bg-surface text-danger',
  ahead: 'border-frame bg-surface text-muted',
}

/** The steps of a wizard. Where the container is too narrow for all names, only the current step shows its own. */
export function Stepper({ label, steps, onSelect, className, ...props }: StepperProps) {
  const texts = useTexts()
  const index = steps.findIndex(({ state }) => state === 'current')
  const current = steps[index]
  const isLong = steps.length > 3
  return (
    <nav data-slot="stepper" aria-label={label} {...props} className={cn('@container', className)}>
      <ol className="flex">
        {steps.map((step, place) => {
          const isOpen = onSelect !== undefined && step.state !== 'ahead' && step.state !== 'current'
          const content = (
            <>
              <span
                aria-hidden
                className={cn(
                  'grid size-7 shrink-0 place-items-center rounded-full border-2 text-xs',
                  circles[step.state],
                )}
              >
                {step.state === 'done' ? (
                  <Check strokeWidth={3} className="size-3.5" />
                ) : step.state === 'error' ? (
                  <strong className="text-body font-title">!</strong>
                ) : (
                  place + 1
                )}
              </span>
              <span
                className={cn(
                  'flex min-w-0 flex-col text-start',
                  isLong ? '@max-[54rem]:sr-only' : '@max-[40rem]:sr-only',
                )}
              >
                <span className={cn('break-words', step.state === 'current' ? 'font-label' : 'text-secondary')}>
                  {step.label}
                </span>
                {step.hint && (
                  <span className={cn('text-xs', step.state === 'error' ? 'text-danger' : 'text-muted')}>
                    {step.hint}
                  </span>
                )}
              </span>
              {step.state === 'done' && <span className="sr-only">, {texts.stepDone}</span>}
              {step.state === 'error' && <span className="sr-only">, {texts.stepError}</span>}
            </>
          )
          const look = 'flex min-w-0 items-center gap-2 rounded-lg py-1 pe-2'
          return (
            <li
              key={step.id}
              aria-current={step.state === 'current' ? 'step' : undefined}
              className={cn(
                'flex min-w-0 items-center gap-2 not-last:grow',
                'not-last:after:h-px not-last:after:min-w-4 not-last:after:grow not-last:after:bg-line not-last:after:me-2',
              )}
            >
              {isOpen ? (
                <button type="button" onClick={() => onSelect(step.id)} className={cn(look, 'hover:bg-hover')}>
                  {content}
                </button>
              ) : (
                <span className={look}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
      {current && (
        <p aria-hidden className={cn('mt-1', isLong ? '@min-[54rem]:hidden' : '@min-[40rem]:hidden')}>
          <span className="text-muted">{texts.stepOf(index + 1, steps.length)}: </span>
          <span className="font-label">{current.label}</span>
          {current.hint && <span className="block text-xs text-muted">{current.hint}</span>}
        </p>
      )}
    </nav>
  )
}
