import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useSession } from '#data/queries.ts'
import { formatClock } from '#data/time/format-date.ts'
import { useNow } from '#data/time/use-now.ts'
import { isTyping } from '#page/keys/shortcuts.ts'
import { termsOf, type Term } from './terms.ts'
import { useDone } from './use-done.ts'
import './shift.css'

const none: readonly Term[] = []

/** What the user works by: left of now what is late, right of it what is due next, each one a tick that opens it. */
export function ShiftLine() {
  const { permissions } = useSession()
  const terms = termsOf(permissions)
  return terms && <Line {...terms} />
}

function Line({ query, scale, lateList }: NonNullable<ReturnType<typeof termsOf>>) {
  // Drawn once a minute: a memory of its parts would cost bytes and win nothing.
  'use no memo'
  const now = useNow()
  const { data } = useQuery(query)
  const items = data?.items ?? none
  const { falling, clear, done } = useDone(items, now)
  const { pathname } = useLocation()
  const isOpen = ({ to, within }: Term) => to === pathname || within === pathname
  const start = scale.start(now)
  const lateBefore = scale.late(now)
  const late = items.filter(({ at }) => at < lateBefore)
  const due = items.filter(({ at }) => at >= lateBefore && at < start + scale.count * scale.step)
  const line = useWalk([...late, ...due], isOpen)
  if (!data) return null
  const tick = (term: Term) => {
    const isDone = falling.includes(term)
    return (
      <Link
        key={term.to}
        to={term.to}
        tabIndex={-1}
        title={term.name}
        data-open={isOpen(term) || undefined}
        data-done={isDone || undefined}
        onAnimationEnd={isDone ? clear : undefined}
        data-heat={term.at < lateBefore ? 'red' : term.at < now + scale.soon ? 'amber' : undefined}
      />
    )
  }
  const drawn = [...items, ...falling].toSorted((one, other) => one.at - other.at)
  const lateCount = `${late.length}${data.isWhole || due.length > 0 ? '' : '+'}`
  return (
    <div ref={line} data-shift>
      {/* Its room stays too, so that nothing moves when the first one is late. */}
      <span className="flex min-w-24">
        {late.length > 0 && (
          <Link to={lateList()} className="flex items-center font-label text-danger hover:underline">
            {m.shift_late({ count: lateCount })}
          </Link>
        )}
      </span>
      {late.length + due.length + falling.length === 0 ? (
        <span data-closed={done.count > 0 || undefined} className="self-center truncate">
          {done.count > 0
            ? m.shift_closed({ count: done.count, from: formatClock(done.since) })
            : scale.summary({ count: 0 })}
        </span>
      ) : (
        <>
          <span className="sr-only">{scale.summary({ count: due.length })}</span>
          {/* Screen readers have the lists; here the keys walk. */}
          <div aria-hidden>
            <div>{drawn.filter(({ at }) => at < lateBefore).map(tick)}</div>
            {Array.from({ length: scale.count }, (_, at) => {
              const step = start + at * scale.step
              const from = Math.max(step, lateBefore)
              const mark = at > 0 && at < scale.count - 1 && scale.mark(step)
              return (
                // The place of a step stays, whatever hour comes into it.
                <div key={at}>
                  {mark && <span className={Number.parseInt(mark) % 4 ? 'max-sm:hidden' : ''}>{mark}</span>}
                  {drawn.filter((term) => term.at >= from && term.at < step + scale.step).map(tick)}
                </div>
              )
            })}
          </div>
        </>
      )}
    </div>
  )
}

/** J and K open the next and the previous one, where the page itself does not use these keys. */
function useWalk(terms: readonly Term[], isOpen: (term: Term) => boolean) {
  'use no memo'
  const line = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  // Shortcuts work wherever the focus is.
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { code, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event
      const step = code === 'KeyJ' ? 1 : code === 'KeyK' ? -1 : 0
      if (!step || ctrlKey || metaKey || altKey || shiftKey || repeat || isTyping(target)) return
      if (!line.current?.checkVisibility() || document.querySelector('[role=dialog], [role=alertdialog]')) return
      const present = terms.findIndex(isOpen)
      const next = terms.at(present < 0 ? Math.min(step - 1, 0) : Math.max(0, present + step))
      // The page hears the key after this listener, or before it.
      setTimeout(() => {
        if (!event.defaultPrevented && next && !isOpen(next)) void navigate(next.to, { replace: present >= 0 })
      })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  return line
}
