import { useEffect } from 'react'
import { lazyPart } from '#page/lazy-part.tsx'
import { clearNews, useNews } from '#data/live/news.ts'

const NewsNote = lazyPart(async () => (await import('./news-note.tsx')).NewsNote, { isExtra: true })

const show = async () => (await import('#data/live/live.ts')).showLists()

/** Announces changes beside a list's title while typing or a selection delays the refetch. */
export function LiveList({ resource }: { resource: string }) {
  const news = useNews(resource)
  // A tab that becomes visible again refetches the list.
  useEffect(() => () => clearNews(resource), [resource])
  return news !== undefined && <NewsNote by={news} onShow={show} />
}
