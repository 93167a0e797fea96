import { cn } from '@admin-panel/ui/cn'
import { PageHeader } from '@admin-panel/ui/page-header'
import { use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { isListed } from '#data/visited/last-list.ts'
import { OpenRecordContext } from '#data/live/open-record.ts'
import { windowTitle } from '#text/brand.ts'
import { useHiddenRights } from '#data/access/hidden.ts'
import { lazyPart } from './lazy-part.tsx'

const HiddenActions = lazyPart(async () => (await import('./access/hidden-actions.tsx')).HiddenActions, {
  isExtra: true,
})

const LiveRecord = lazyPart(async () => (await import('./live/live-record.tsx')).LiveRecord, { isExtra: true })
const Strip = lazyPart(async () => (await import('./strip/strip.tsx')).Strip, { isExtra: true })
const RecordPlace = lazyPart(async () => (await import('./record-place.tsx')).RecordPlace, { isExtra: true })

interface PageProps {
  title: string
  /** The parent of the record: a link to its list. */
  parent?: ReactNode
  /** The photo of the record, before its title. */
  picture?: ReactNode
  status?: ReactNode
  actions?: ReactNode
  /** Above the tabs: what needs attention, and the figures of the record. */
  lead?: ReactNode
  /** Sibling pages: `<TabLinks>`. */
  tabs?: ReactNode
  /** The page is as high as the window, and a part of it scrolls. */
  isPane?: boolean
  /** The content takes the whole width of the window. */
  isWide?: boolean
  /** On a wide window the record has a third column, so its heading, bars and tabs end where that one does. */
  hasThird?: boolean
  children: ReactNode
}

/** A screen that puts its title into the window and into the heading, which takes the focus after a navigation. */
export function Page({
  title,
  parent,
  picture,
  status,
  actions,
  lead,
  tabs,
  isPane = false,
  isWide = false,
  hasThird = false,
  children,
}: PageProps) {
  useVisited(title)
  const header = useRef<HTMLElement>(null)
  const open = use(OpenRecordContext)
  const headerStatus = open ? (
    <>
      {status}
      <LiveRecord {...open} />
    </>
  ) : (
    status
  )
  const sides = isPane || isWide ? 'px-4' : 'px-page'
  return (
    <div
      data-third={hasThird || undefined}
      className={cn('flex min-h-full min-w-0 flex-col', isPane && 'pane:h-window pane:min-h-0')}
    >
      <title>{windowTitle(title)}</title>
      <PageHeader
        ref={header}
        heading={title}
        picture={picture}
        breadcrumbs={
          open && isListed(open.resource, open.id) ? (
            <div className="flex min-w-0 items-center justify-between gap-4">
              {parent}
              <RecordPlace {...open} />
            </div>
          ) : (
            parent
          )
        }
        status={headerStatus}
        actions={
          <>
            <Hidden />
            {actions}
          </>
        }
        className={cn('pt-3', isPane && !open ? 'pb-1.5' : 'pb-3', sides)}
      />
      {!isPane && <StripOnScroll headerRef={header} />}
      {lead && <div className={cn('flex min-w-0 flex-col gap-3 pb-3', sides)}>{lead}</div>}
      {tabs && <div className={cn('empty:hidden', isPane ? 'pb-2' : 'pb-3', sides)}>{tabs}</div>}
      {children}
    </div>
  )
}

/** Loaded with the first scroll: a page that fits its window never needs it. */
function StripOnScroll({ headerRef }: { headerRef: RefObject<HTMLElement | null> }) {
  const [isScrolled, setIsScrolled] = useState(false)
  // Scrolling is an event of the window.
  useEffect(() => {
    const begin = () => setIsScrolled(true)
    addEventListener('scroll', begin, { once: true })
    return () => removeEventListener('scroll', begin)
  }, [])
  return isScrolled && <Strip headerRef={headerRef} />
}

/** Remembers pages of single records: their addresses contain a number. */
function useVisited(title: string) {
  const { pathname } = useLocation()
  // Local storage is outside React.
  useEffect(() => {
    if (/\/\d+(?:\/|$)/.test(pathname))
      void import('#data/visited/visited.ts').then(({ rememberVisited }) => rememberVisited({ path: pathname, title }))
  }, [pathname, title])
}

/** Names what the page hides from the user; absent where it hides nothing. */
function Hidden() {
  const names = useHiddenRights()
  return names.length > 0 && <HiddenActions names={names} />
}
