import { useEffect } from 'react'
import { lazyPart } from '#page/lazy-part.tsx'
import { clearNews, useNews } from '#data/live/news.ts'

const ListNews = lazyPart(async () => (await import('./news-note.tsx')).ListNews, { isExtra: true })

const show = async () => (await import('#data/live/live.ts')).showLists()

/** Says above the rows of a list that others have changed them, while they wait; it takes no room. */
export function LiveList({ resource }: { resource: string }) {
  const news = useNews(resource)
  // A tab that becomes visible again refetches the list.
  useEffect(() => () => clearNews(resource), [resource])
  return (
    <div data-list={resource} className="contents">
      {news && <ListNews {...news} onShow={show} />}
    </div>
  )
}
