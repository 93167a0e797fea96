import type { ComponentProps, ReactElement } from 'react'
import { cn } from '#cn.ts'
import { renderElement } from './render-element.ts'

/** Props of {@link TextLink}. */
export type TextLinkProps = ComponentProps<'a'> & {
  /** The link of a router, rendered in place of `<a>`. */
  render?: ReactElement<ComponentProps<'a'>>
}

/**
 * A link in a text. `render` takes a router's link.
 *
 * @example
 * <TextLink render={<Link to="/users" />}>Users</TextLink>
 */
export function TextLink({ className, render, ...props }: TextLinkProps) {
  return renderElement(render, 'a', {
    'data-slot': 'text-link',
    ...props,
    className: cn(
      // The padding makes the target 24 px high and, taken back, moves nothing.
      '-my-1 rounded-sm py-1 text-link underline decoration-link/40 underline-offset-2 hover:decoration-link',
      className,
    ),
  })
}
