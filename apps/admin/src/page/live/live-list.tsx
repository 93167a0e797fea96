import { useEffect } from 'react'
import { lazyPart } from '#page/lazy-part.tsx'
import { clearNews, useNews } from '#data/live/news.ts'

const NewsNote = lazyPart(async () => (await import('./news-note.tsx')).NewsNote, { isExtra: true })

const show = async () => (await import('#data/live/live.ts')).showLists()

/** Says above the rows of a list that others have changed them, while they wait; it takes no room. */
export function LiveList({ resource }: { resource: string }) {
  const news = useNews(resource)
  // A tab that becomes visible again refetches the list.
  useEffect(() => () => clearNews(resource), [resource])
  return (
    <div data-list={resource} className="sticky top-24 z-15 flex h-0 justify-center *:mt-10 *:h-fit *:shrink-0">
      {news && <NewsNote {...news} onShow={show} />}
    </div>
  )
}
