import { cn } from '@admin-panel/ui/cn'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'

const FROM = 4
/** The upper part of the window, below the strip, in which a card counts as the one that is read. */
const READ = '-52px 0px -70% 0px'

const headsIn = (fields: HTMLElement) => [...fields.querySelectorAll<HTMLElement>('section > h2, section > div > h2')]

/** The cards of a form, and from four on a map of them at the left, where there is room. */
export function MappedSections({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null)
  const [titles, setTitles] = useState<readonly string[]>([])
  const [read, setRead] = useState(0)

  // A card may depend on a field, so the map follows the document.
  useLayoutEffect(() => {
    const host = fields.current
    if (!host) return undefined
    const update = () =>
      setTitles((before) => {
        const next = headsIn(host).map(({ textContent }) => textContent)
        return next.join('\n') === before.join('\n') ? before : next
      })
    update()
    const observer = new MutationObserver(update)
    observer.observe(host, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  // Only the browser knows which headings are in view.
  useEffect(() => {
    if (!fields.current || titles.length < FROM) return undefined
    const heads = headsIn(fields.current)
    const visibleIndexes = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = heads.findIndex((head) => head.closest('section') === target)
          if (isIntersecting) visibleIndexes.add(index)
          else visibleIndexes.delete(index)
        }
        if (visibleIndexes.size > 0) setRead(Math.min(...visibleIndexes))
      },
      { rootMargin: READ },
    )
    for (const head of heads) {
      const card = head.closest('section')
      if (card) observer.observe(card)
    }
    return () => observer.disconnect()
  }, [titles])

  function go(index: number) {
    const head = fields.current && headsIn(fields.current)[index]
    if (!head) return
    head.setAttribute('tabindex', '-1')
    head.focus({ preventScroll: true })
    head.closest('section')?.scrollIntoView({ block: 'start' })
  }

  const isMapped = titles.length >= FROM
  return (
    <div className="@container min-w-0">
      <div
        className={cn(isMapped && '@min-[46rem]:grid @min-[46rem]:grid-cols-[10rem_minmax(0,1fr)] @min-[46rem]:gap-4')}
      >
        {isMapped && (
          <nav data-map aria-label={m.form_sections()} className="sticky top-13 hidden self-start @min-[46rem]:block">
            <ol className="flex flex-col border-s border-line">
              {titles.map((title, index) => (
                <li key={title}>
                  <button
                    type="button"
                    aria-current={index === read || undefined}
                    onClick={() => go(index)}
                    className={cn(
                      '-ms-px block min-h-7 w-full rounded-e-lg border-s-2 px-3 py-1 text-start hover:bg-hover hover:text-text',
                      index === read ? 'border-primary font-label text-text' : 'border-transparent text-secondary',
                    )}
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div ref={fields} className="flex min-w-0 flex-col gap-4 [&_section]:scroll-mt-3">
          {children}
        </div>
      </div>
    </div>
  )
}
