import { useEffect } from 'react'
import { lazyPart } from '#page/lazy-part.tsx'
import { clearNews, useNews } from '#data/live/news.ts'

const NewsNote = lazyPart(async () => (await import('./news-note.tsx')).NewsNote, { isExtra: true })

const show = async () => (await import('#data/live/live.ts')).showLists()

/** Beside a list's title, while the list waits for what is being typed or chosen. */
export function LiveList({ resource }: { resource: string }) {
  const news = useNews(resource)
  // Whoever comes back sees the list as it is then.
  useEffect(() => () => clearNews(resource), [resource])
  return news !== undefined && <NewsNote by={news} onShow={show} />
}
