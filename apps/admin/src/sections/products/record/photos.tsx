import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { Card } from '#shared/card.tsx'

export function Photos({ images }: { images: readonly Schemas['ProductImage'][] }) {
  return (
    <Card title={m.product_group_photos()}>
      {images.length === 0 && <p className="text-muted">{m.product_lacks_photo()}</p>}
      <ul className="flex flex-wrap gap-2">
        {images.map(({ id, name, url }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className="block rounded-md">
              <img
                src={url.replace(/\.webp$/, '-640.webp')}
                alt={m.product_photo({ number: index + 1, name })}
                width={160}
                height={160}
                loading="lazy"
                className="size-40 rounded-md border border-line bg-white object-contain"
              />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
