import { Picture } from '@admin-panel/ui/picture'
import Package from 'lucide-react/icons/package'

/** The main photo as a thumbnail; decorative, since the name stands beside it. */
export function Thumbnail({ url }: { url: string | null }) {
  return url ? (
    <Picture
      src={url.replace(/\.webp$/, '-160.webp')}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      decoding="async"
      className="size-7 shrink-0 rounded-sm border border-line bg-white object-contain"
    />
  ) : (
    <span aria-hidden className="grid size-7 shrink-0 place-items-center rounded-sm bg-pressed text-muted">
      <Package className="size-4" />
    </span>
  )
}
