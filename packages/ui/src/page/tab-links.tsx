import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useEffect, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cn } from '#cn.ts'
import { renderElement } from '#button/render-element.ts'
import { bar, tab } from './tab-look.ts'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link TabLinks}. */
export type TabLinksProps = ComponentProps<'nav'>

/** A row of `TabLink`. It scrolls the current tab into view. */
export function TabLinks({ className, children, ref, ...props }: TabLinksProps) {
  const texts = useTexts()
  const navRef = useRef<HTMLElement>(null)
  const watchRef = useRef<{ tab: Element; observer: ResizeObserver }>(null)
  // The links mark the current tab while they render; it must be in view if the row overflows. An observer learns that
  // from the layout that the browser makes anyway, and again when a typeface arrives and makes the tabs wider.
  useEffect(() => {
    const frame = navRef.current
    const tab = frame?.querySelector('[aria-current=page]')
    if (!frame || !tab || tab === watchRef.current?.tab) return
    watchRef.current?.observer.disconnect()
    const observer = new ResizeObserver(() => reveal(tab, frame))
    observer.observe(tab)
    watchRef.current = { tab, observer }
  })
  useEffect(
    () => () => {
      watchRef.current?.observer.disconnect()
      watchRef.current = null
    },
    [],
  )
  return (
    <nav
      data-slot="tab-links"
      aria-label={texts.tabs}
      {...props}
      ref={useComposedRefs(navRef, ref)}
      className={cn(bar, className)}
    >
      {children}
    </nav>
  )
}

/** Props of {@link TabLink}. */
export interface TabLinkProps extends ComponentProps<'a'> {
  /**
   * Marks the tab of the page that is open: `aria-current="page"`.
   * @default false
   */
  isCurrent?: boolean
  /** How many things the tab holds. */
  count?: ReactNode
  /** Replaces the `<a>`, for example by a router's link. */
  render?: ReactElement<ComponentProps<'a'>>
}

/** A tab that is a link. */
export function TabLink({ className, isCurrent = false, count, render, children, ...props }: TabLinkProps) {
  return renderElement(render, 'a', {
    'data-slot': 'tab-link',
    ...props,
    'aria-current': isCurrent ? 'page' : undefined,
    children:
      count === undefined ? (
        children
      ) : (
        <>
          {children} <span className="text-xs font-text text-muted tabular-nums">{count}</span>
        </>
      ),
    className: cn(tab, 'aria-[current=page]:border-primary aria-[current=page]:text-text', className),
  })
}

/** The end of a row that scrolls is pale as far as this. */
const PALE = 32

function reveal(current: Element, frame: Element) {
  const room = frame.getBoundingClientRect()
  const { left, right } = current.getBoundingClientRect()
  frame.scrollLeft += Math.max(0, right + PALE - room.right) + Math.min(0, left - room.left)
}
