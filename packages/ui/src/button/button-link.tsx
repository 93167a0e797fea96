import type { ComponentProps, ReactElement } from 'react'
import { buttonLook, type ButtonLook } from './button-look.ts'
import { cn } from '#cn.ts'
import { renderElement } from './render-element.ts'

/** Props of {@link ButtonLink}. */
export type ButtonLinkProps = ComponentProps<'a'> &
  ButtonLook & {
    /** The link of a router, rendered in place of `<a>`. */
    render?: ReactElement<ComponentProps<'a'>>
  }

/**
 * A link that looks like a button. `render` takes a router's link.
 *
 * @example
 * <ButtonLink render={<Link to="/users" />}>Users</ButtonLink>
 */
export function ButtonLink({ variant, size, className, render, ...props }: ButtonLinkProps) {
  return renderElement(render, 'a', {
    'data-slot': 'button-link',
    ...props,
    className: cn(buttonLook({ variant, size }), className),
  })
}
