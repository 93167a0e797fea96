import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '#cn.ts'
import { isAtEnd, type GridColumn } from './column.ts'

interface CellEditorProps<Row> {
  column: GridColumn<Row>
  text: string
  /** The user types over the cell, so arrows leave it; otherwise they move the caret. */
  isReplacing: boolean
  /** The id of the error message. */
  errorId: string | undefined
  /** `key` is the key that ended the edit; it determines the next cell. */
  onCommit: (text: string, key?: KeyboardEvent) => void
  onLeave: (text: string) => void
  onCancel: () => void
}

const look =
  'absolute inset-x-0 top-0 z-10 min-h-full w-full bg-surface px-2 text-control outline-2 -outline-offset-2 outline-focus aria-invalid:outline-danger'
const isEnter = ({ code }: KeyboardEvent) => code === 'Enter' || code === 'NumpadEnter'

/** The field over a cell that is being edited. */
export function CellEditor<Row>(props: CellEditorProps<Row>) {
  return props.column.kind === 'select' ? <ListEditor {...props} /> : <TextEditor {...props} />
}

function TextEditor<Row>({ column, text, isReplacing, errorId, onCommit, onLeave, onCancel }: CellEditorProps<Row>) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState(text)
  // The field takes the focus from the cell and puts the caret at the end.
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [])

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.code === 'Escape') {
      event.preventDefault()
      onCancel()
    } else if (isEnter(event) && event.altKey) {
      const area = event.currentTarget
      area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end')
      setDraft(area.value)
    } else if (isEnter(event) || event.code === 'Tab' || (isReplacing && event.code.startsWith('Arrow'))) {
      event.preventDefault()
      onCommit(draft, event)
    }
  }
  return (
    <textarea
      ref={field}
      aria-label={column.header}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      rows={1}
      value={draft}
      inputMode={column.kind === 'number' || column.kind === 'money' || column.kind === 'percent' ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={column.kind === 'text'}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={() => onLeave(draft)}
      className={cn(look, 'field-sizing-content max-h-40 resize-none py-1.75', isAtEnd(column) && 'text-end')}
    />
  )
}

function ListEditor<Row>({ column, text, errorId, onCommit, onLeave, onCancel }: CellEditorProps<Row>) {
  const field = useRef<HTMLSelectElement>(null)
  const options = column.options ?? []
  // The list opens at once if the browser allows it.
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    try {
      field.current?.showPicker()
    } catch {
      // Otherwise the focused list reacts to arrow keys.
    }
  }, [])

  function press(event: KeyboardEvent<HTMLSelectElement>) {
    event.stopPropagation()
    if (event.code === 'Escape') {
      event.preventDefault()
      onCancel()
    } else if (isEnter(event) || event.code === 'Tab') {
      event.preventDefault()
      onCommit(text, event)
    }
  }
  return (
    <select
      ref={field}
      aria-label={column.header}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      value={text}
      onChange={(event) => onCommit(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={() => onLeave(text)}
      className={cn(look, 'h-full')}
    >
      {!options.some(({ label }) => label === text) && <option value={text}>{text}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={label}>
          {label}
        </option>
      ))}
    </select>
  )
}
