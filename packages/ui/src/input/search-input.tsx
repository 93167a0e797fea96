import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { cn } from '#cn.ts'
import { Input } from './input.tsx'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link SearchInput}. */
export interface SearchInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  /** The text of the field. */
  value: string
  /** Called `delay` after the last key, and at once on Enter, on blur and when the text is cleared. */
  onValueChange: (value: string) => void
  /**
   * Milliseconds.
   * @default 300
   */
  delay?: number | undefined
}

/** A search field that reports its text after a pause in typing. Escape clears it. */
export function SearchInput({ value, onValueChange, delay = 300, className, ...props }: SearchInputProps) {
  const texts = useTexts()
  const { 'aria-label': label = texts.search, placeholder = texts.search } = props
  const [text, setText] = useState(value)
  const [previousValue, setPreviousValue] = useState(value)
  const [reported, setReported] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The value may change from outside, as on «Назад». The echo of a report may arrive after further keys and must
  // not replace them.
  if (previousValue !== value) {
    setPreviousValue(value)
    setReported(value)
    if (value !== reported) setText(value)
  }
  // A timer that outlives the field would write the search into another page's address.
  useEffect(() => () => clearTimeout(timer.current), [])
  function send(next: string, wait: number) {
    clearTimeout(timer.current)
    setText(next)
    if (wait > 0) timer.current = setTimeout(() => report(next), wait)
    else report(next)
  }
  function report(next: string) {
    setReported(next)
    onValueChange(next)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    props.onKeyDown?.(event)
    if (event.defaultPrevented) return
    if (event.key === 'Enter') send(text, 0)
    if (event.key !== 'Escape' || text === '') return
    event.stopPropagation()
    send('', 0)
  }
  return (
    <span data-slot="search-input" className={cn('relative flex min-w-0', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        {...props}
        aria-label={label}
        placeholder={placeholder}
        role="searchbox"
        value={text}
        onChange={(event) => send(event.currentTarget.value, delay)}
        onBlur={(event) => {
          // Reports before a click on a link navigates: later, the report would replace the new page. When the whole
          // window loses the focus, the field stays the active element and nothing is reported.
          const isLeft = document.activeElement !== event.currentTarget
          if (isLeft && text !== reported) send(text, 0)
          props.onBlur?.(event)
        }}
        onKeyDown={press}
        className="grow ps-8 pe-8 placeholder-shown:pe-2 max-sm:placeholder:text-body"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={texts.clear}
          title={texts.clear}
          onClick={() => send('', 0)}
          className="absolute inset-y-px end-px grid w-8 place-items-center rounded-lg text-muted hover:text-text"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </span>
  )
}
