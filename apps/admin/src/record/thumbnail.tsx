import { Picture } from '@admin-panel/ui/picture'
import Package from 'lucide-react/icons/package'

/** The main photo as a thumbnail; decorative, since the name stands beside it. */
export function Thumbnail({ url, size = 160 }: { url: string | null; size?: 160 | 640 }) {
  return url ? (
    <Picture
      src={url.replace(/\.webp$/, `-${size}.webp`)}
      alt=""
      width={34}
      height={34}
      loading="lazy"
      decoding="async"
      className="size-(--thumb,1.75rem) shrink-0 rounded-md border border-line bg-white object-contain brightness-[var(--photo,1)]"
    />
  ) : (
    <span
      aria-hidden
      className="grid size-(--thumb,1.75rem) shrink-0 place-items-center rounded-md bg-pressed text-muted"
    >
      <Package className="size-4" />
    </span>
  )
}
