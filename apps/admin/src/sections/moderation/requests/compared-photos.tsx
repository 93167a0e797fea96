import type { Schemas } from '@admin-panel/sdk'
import { cn } from '@admin-panel/ui/cn'
import { Picture } from '@admin-panel/ui/picture'
import { usePictureUrls } from '#data/picture-urls.ts'
import { m } from '#paraglide/messages.js'

type Side = 'before' | 'after' | 'current'
type Photos = Readonly<Record<Side, readonly number[]>> & { images: readonly Schemas['ModerationImage'][] }

/** The pictures of a field on each side; null for fields without pictures. */
export function photosOf({ before, after, current, images }: Schemas['Moderation'], field: string): Photos | null {
  if (field !== 'image_ids' && field !== 'photo_ids') return null
  const idsOf = (side: Readonly<Record<string, unknown>> | null) => {
    const ids = side?.[field]
    return Array.isArray(ids) ? ids.map(Number) : []
  }
  return { before: idsOf(before), after: idsOf(after), current: idsOf(current), images }
}

const frames = {
  unchanged: 'border border-line',
  added: 'border-2 border-green-dot',
  removed: 'border-2 border-red-dot',
}

/** Compares positions, since the first picture is the main one. */
export function ComparedPhotos({ side, photos, isSame = false }: { side: Side; photos: Photos; isSame?: boolean }) {
  const ids = photos[side]
  const urls = usePictureUrls(photos.images.filter(({ id }) => ids.includes(id)))
  if (ids.length === 0) return <p className="text-muted">—</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {ids.map((id, index) => {
        const url = urls.get(id)
        const fate = isSame || side === 'current' ? null : fateOf(id, side, photos)
        return (
          <li key={id} className="flex w-24 flex-col gap-1">
            {url && (
              <a href={url} target="_blank" rel="noreferrer" className="rounded-lg">
                <Picture
                  src={url.replace(/\.webp$/, '-640.webp')}
                  alt={m.moderation_photo({ number: index + 1 })}
                  width={96}
                  height={96}
                  loading="lazy"
                  className={cn(
                    'size-24 rounded-lg bg-white object-contain brightness-[var(--photo,1)]',
                    frames[fate ?? 'unchanged'],
                  )}
                />
              </a>
            )}
            {fate && (
              <span className={cn('text-xs', fate === 'added' ? 'text-green-text' : 'text-red-text')}>
                {fate === 'added' ? m.moderation_photo_added() : m.moderation_photo_removed()}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function fateOf(id: number, side: 'before' | 'after', { before, after }: Photos) {
  if (side === 'after') return before.includes(id) || before.length === 0 ? null : 'added'
  return after.includes(id) ? null : 'removed'
}
