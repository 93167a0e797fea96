import { Button } from '@admin-panel/ui/button'
import { IconButton } from '@admin-panel/ui/icon-button'
import { CircleAlert, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { useField } from '#shared/fields.tsx'

interface LinesFieldProps<Line> {
  name: string
  /** A line to begin with. */
  blank: Line
  /** Names a line for a screen reader. */
  lineName: (line: Line, index: number) => string
  add: string
  max: number
  hint?: ReactNode
  /** More ways to add lines, beside the button. */
  tools?: (append: (lines: readonly Line[]) => void) => ReactNode
  children: (line: Line, change: (part: Partial<Line>) => void, context: LineContext) => ReactNode
}

interface LineContext {
  index: number
  isReadOnly: boolean
  /** What the server said of a field of this line. */
  error: (field: string) => string | undefined
}

/** A table inside a form: lines are added, changed and removed; the form's value is the list of them. */
export function LinesField<Line extends object | string>({
  name,
  blank,
  lineName,
  add,
  max,
  hint,
  tools,
  children,
}: LinesFieldProps<Line>) {
  const { field, fieldState, frame, isReadOnly } = useField(name)
  // The field's own value: what the form was given for it.
  const lines = field.value as readonly Line[]
  const types = fieldState.error?.types
  const set = (next: readonly Line[]) => field.onChange([...next])
  const messageAt = (path: string) => {
    const message = types?.[path]
    return typeof message === 'string' ? message : undefined
  }
  return (
    <fieldset id={name} tabIndex={-1} className="col-span-full min-w-0 outline-none">
      <legend className="mb-2 text-sm font-medium">{frame.label}</legend>
      {lines.length === 0 && isReadOnly && <p className="text-muted">—</p>}
      <ol className="flex flex-col gap-2">
        {lines.map((line, index) => (
          <li
            key={index}
            className="flex min-w-0 items-start gap-2 max-sm:not-last:border-b max-sm:not-last:border-line max-sm:not-last:pb-2"
          >
            <div className="min-w-0 grow">
              {children(
                line,
                (part) => set(lines.map((other, place) => (place === index ? changedLine(other, part) : other))),
                { index, isReadOnly, error: (path) => messageAt(path ? `${index}.${path}` : String(index)) },
              )}
            </div>
            {!isReadOnly && (
              <IconButton
                size="md"
                label={m.product_line_remove({ name: lineName(line, index) })}
                onClick={() => set(lines.filter((_, place) => place !== index))}
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
          <Button size="sm" onClick={() => set([...lines, blank])}>
            <Plus aria-hidden />
            {add}
          </Button>
          {tools?.((more) => set([...lines, ...more].slice(0, max)))}
        </div>
      )}
    </fieldset>
  )
}

function changedLine<Line>(line: Line, part: Partial<Line>): Line {
  return typeof line === 'object' ? { ...line, ...part } : (part as Line)
}
