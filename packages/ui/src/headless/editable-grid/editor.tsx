import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useEffect, useRef, useState, type ChangeEvent, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { GridColumn } from './column.ts'
import type { EditableGridState } from './state.ts'

interface FieldProps<Row> {
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
  look: HTMLAttributes<HTMLElement>
  given: Ref<HTMLElement> | undefined
}

const isEnter = ({ code }: KeyboardEvent) => code === 'Enter' || code === 'NumpadEnter'

/** Props of {@link Editor}. */
export interface EditorProps<Row extends object> extends HTMLAttributes<HTMLElement> {
  /** The state of the grid. */
  grid: EditableGridState<Row>
  /** The field: a `<textarea>`, or a `<select>` of options. */
  ref?: Ref<HTMLElement>
}

/** The field of the cell that is being edited: a list of options or a text of any length. */
export function Editor<Row extends object>({ grid, ref, ...props }: EditorProps<Row>) {
  const { editing, columns, errorId, leave, controls } = grid
  const column = editing && columns[editing.column]
  if (!column) return null
  const field = {
    column,
    text: editing.text,
    isReplacing: editing.isReplacing,
    errorId: editing.error === undefined ? undefined : errorId,
    onLeave: leave,
    ...controls.editor,
    look: props,
    given: ref,
  }
  return column.kind === 'select' ? <ListEditor {...field} /> : <TextEditor {...field} />
}

function TextEditor<Row>({
  column,
  text,
  isReplacing,
  errorId,
  onCommit,
  onLeave,
  onCancel,
  look,
  given,
}: FieldProps<Row>) {
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
      ref={useComposedRefs<HTMLElement>(field, given)}
      aria-label={column.header}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      rows={1}
      value={draft}
      inputMode={column.kind === 'number' || column.kind === 'money' || column.kind === 'percent' ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={column.kind === 'text'}
      {...mergeProps(
        {
          onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setDraft(event.currentTarget.value),
          onKeyDown: press,
          onBlur: () => onLeave(draft),
        },
        look,
      )}
    />
  )
}

function ListEditor<Row>({ column, text, errorId, onCommit, onLeave, onCancel, look, given }: FieldProps<Row>) {
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
      ref={useComposedRefs<HTMLElement>(field, given)}
      aria-label={column.header}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      value={text}
      {...mergeProps(
        {
          onChange: (event: ChangeEvent<HTMLSelectElement>) => onCommit(event.currentTarget.value),
          onKeyDown: press,
          onBlur: () => onLeave(text),
        },
        look,
      )}
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
