import { lazy, Suspense, useEffect } from 'react'
import { clearNews, useNews } from './news.ts'

const NewsNote = lazy(async () => ({ default: (await import('./news-note.tsx')).NewsNote }))

const show = async () => (await import('./live.ts')).showLists()

/** Beside a list's title, while the list waits for what is being typed or chosen. */
export function LiveList({ resource }: { resource: string }) {
  const news = useNews(resource)
  // Whoever comes back sees the list as it is then.
  useEffect(() => () => clearNews(resource), [resource])
  return (
    news !== undefined && (
      <Suspense>
        <NewsNote by={news} onShow={show} />
      </Suspense>
    )
  )
}
