import { useEffect, useRef, type KeyboardEvent } from 'react'
import { m } from '#paraglide/messages.js'
import type { Reason } from './form.tsx'
import type { Move } from './move.ts'

interface OrderListProps {
  lines: readonly Reason[]
  current: number
  onChoose: (id: number) => void
  onMove: (move: Move) => void
}

const keys: Partial<Record<string, Move>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' }

/** One line is chosen by mouse or arrows, as in any group of radio buttons; with Alt the keys move it. */
export function OrderList({ lines, current, onChoose, onMove }: OrderListProps) {
  const list = useRef<HTMLOListElement>(null)
  // The line that is being moved stays in view; the browser follows the focus, not the line.
  useEffect(() => {
    list.current?.querySelector('li:has(:checked)')?.scrollIntoView({ block: 'nearest' })
  })

  function press(event: KeyboardEvent) {
    const move = keys[event.code]
    if (!move || !event.altKey) return
    event.preventDefault()
    onMove(move)
  }

  return (
    <fieldset>
      <legend className="sr-only">{m.reasons_order_title()}</legend>
      <ol ref={list}>
        {lines.map(({ id, name, code, is_active }, index) => (
          <li key={id} className="scroll-my-2">
            <label className="flex min-h-(--control) items-center gap-3 rounded-md px-2 py-1 hover:bg-hover has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-focus">
              <input
                type="radio"
                name="reason"
                value={id}
                checked={id === current}
                onChange={() => onChoose(id)}
                onKeyDown={press}
                className="sr-only"
              />
              <span aria-hidden className="w-7 shrink-0 text-end text-muted tabular-nums">
                {index + 1}
              </span>
              <span className={is_active ? 'min-w-0 grow break-words' : 'min-w-0 grow break-words text-muted'}>
                {name}
                {!is_active && ` (${m.reasons_status_off().toLocaleLowerCase()})`}
              </span>
              <span className="hidden shrink-0 font-mono text-xs text-muted sm:inline">{code}</span>
            </label>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
