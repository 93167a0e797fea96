import type { ComponentProps, ReactElement } from 'react'
import { cn } from '#cn.ts'
import { renderElement } from './render-element.ts'

/**
 * A link in a text. `render` takes a router's link.
 *
 * @example
 * <TextLink render={<Link to="/users" />}>Users</TextLink>
 */
export function TextLink({
  className,
  render,
  ...props
}: ComponentProps<'a'> & { render?: ReactElement<ComponentProps<'a'>> }) {
  return renderElement(render, 'a', {
    ...props,
    className: cn(
      'rounded-sm text-link underline decoration-link/40 underline-offset-2 hover:decoration-link',
      className,
    ),
  })
}
