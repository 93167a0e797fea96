import ImageOff from 'lucide-react/icons/image-off'
import { useState, type ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { useTexts } from '#texts/texts.ts'
import { mergeProps } from '#headless/props/merge-props.ts'

/** Props of {@link Picture}. */
export type PictureProps = ComponentProps<'img'> & {
  /** The address of the picture. */
  src: string
  /** Describes the picture for screen readers. */
  alt: string
}

/** An image. If it cannot be loaded, a placeholder of the same size says so. */
export function Picture({ src, alt, className, ...props }: PictureProps) {
  const texts = useTexts()
  const [unread, setUnread] = useState<string>()
  if (src && src !== unread)
    return (
      <img
        data-slot="picture"
        {...mergeProps({ onError: () => setUnread(src) }, props)}
        src={src}
        alt={alt}
        className={className}
      />
    )
  const name = alt ? texts.unreadPicture(alt) : undefined
  return (
    // The background of the caller is meant for transparent pictures.
    <span
      data-slot="picture"
      role={name ? 'img' : undefined}
      aria-label={name}
      title={name}
      aria-hidden={!name || undefined}
      className={cn('grid place-items-center bg-pressed! text-muted', className)}
    >
      <ImageOff aria-hidden className="size-1/2 max-h-8 max-w-8" />
    </span>
  )
}
