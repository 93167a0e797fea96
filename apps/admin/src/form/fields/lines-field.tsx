import { changedLine } from '#form/trusted.ts'
import { Button } from '@admin-panel/ui/button'
import { IconButton } from '@admin-panel/ui/icon-button'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import type { NameOf } from '#form/name-of.ts'
import { useField } from './fields.tsx'

interface LinesFieldProps<Values extends FieldValues, Line> {
  name: NameOf<Values, readonly Line[]>
  /** The initial value of a new line. */
  blank: Line
  /** The accessible name of a line. */
  lineName: (line: Line, index: number) => string
  add: string
  max: number
  hint?: ReactNode
  /** Shows the field's label; needed where no heading repeats it. */
  hasLegend?: boolean
  /** Further ways to add lines, beside the button. */
  tools?: (append: (lines: readonly Line[]) => void) => ReactNode
  /** Lines can be reordered because their order is meaningful. */
  isOrdered?: boolean
  children: (line: Line, change: (part: Partial<Line>) => void, context: LineContext) => ReactNode
}

interface LineContext {
  index: number
  isReadOnly: boolean
  /** The server's error of a field of this line, or of the whole line without a field. */
  error: (field?: string) => string | undefined
}

/** A table inside a form: lines can be added, edited, moved and removed; the form's value is their list. */
export function LinesField<Values extends FieldValues, Line extends object | string>({
  name,
  blank,
  lineName,
  add,
  max,
  hint,
  hasLegend = false,
  tools,
  isOrdered = false,
  children,
}: LinesFieldProps<Values, Line>) {
  const { field, fieldState, frame, isReadOnly } = useField<Values>(name)
  const list = useRef<HTMLOListElement>(null)
  const lines: readonly Line[] = field.value
  const set = (next: readonly Line[]) => field.onChange([...next])
  const move = (from: number, to: number) =>
    set(lines.toSpliced(from, 1).toSpliced(to, 0, ...lines.slice(from, from + 1)))
  const messageAt = (path: string) => {
    const message = fieldState.error?.types?.[path]
    return typeof message === 'string' ? message : undefined
  }
  return (
    <fieldset id={frame.id} tabIndex={-1} className="@container col-span-full min-w-0 outline-none">
      <legend className={hasLegend ? 'mb-2 text-body font-label' : 'sr-only'}>{frame.label}</legend>
      {lines.length === 0 && isReadOnly && <p className="text-muted">—</p>}
      <ol ref={list} className="flex flex-col gap-2">
        {lines.map((line, index) => (
          // Unsaved lines have no id, so the index is the key.
          <li key={index} className="flex min-w-0 items-start gap-1 border-b border-line pb-2 last:border-0">
            <div className="min-w-0 grow">
              {children(
                line,
                (part) => set(lines.map((other, place) => (place === index ? changedLine(other, part) : other))),
                { index, isReadOnly, error: (path) => messageAt(path ? `${index}.${path}` : String(index)) },
              )}
            </div>
            {isOrdered && !isReadOnly && (
              <>
                <IconButton
                  size="md"
                  label={m.lines_up({ name: lineName(line, index) })}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(index, index - 1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  size="md"
                  label={m.lines_down({ name: lineName(line, index) })}
                  aria-disabled={index === lines.length - 1}
                  onClick={() => index < lines.length - 1 && move(index, index + 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
              </>
            )}
            {!isReadOnly && (
              <IconButton
                size="md"
                label={m.lines_remove({ name: lineName(line, index) })}
                onClick={() => set(lines.toSpliced(index, 1))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {(frame.error ?? hint) && (
        <p className={frame.error ? 'mt-1 flex gap-1 text-xs text-danger' : 'mt-1 text-xs text-muted'}>
          {frame.error && <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />}
          {frame.error ?? hint}
        </p>
      )}
      {!isReadOnly && lines.length < max && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size="sm"
            onClick={() => {
              flushSync(() => set([...lines, blank]))
              list.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
            }}
          >
            <Plus aria-hidden className="size-4" />
            {add}
          </Button>
          {tools?.((more) => set([...lines, ...more]))}
        </div>
      )}
    </fieldset>
  )
}
