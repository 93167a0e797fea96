import { Picture } from '@admin-panel/ui/picture'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'

export interface Photo {
  id: number
  name: string
  url: string
}

/** The photos of a record in a card. */
export function Photos({ images }: { images: readonly Photo[] }) {
  return (
    <Card title={m.photos_title()}>
      <PhotoList images={images} />
    </Card>
  )
}

export function PhotoList({ images }: { images: readonly Photo[] }) {
  return images.length === 0 ? (
    <p className="text-muted">{m.photos_none()}</p>
  ) : (
    <ul className="flex flex-wrap gap-2">
      {images.map(({ id, name, url }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" className="block rounded-lg">
            <Picture
              src={url.replace(/\.webp$/, '-640.webp')}
              alt={m.photos_name({ number: index + 1, name })}
              width={112}
              height={112}
              loading="lazy"
              className="size-28 rounded-lg border border-line bg-white object-contain brightness-[var(--photo,1)]"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
