import { cloneElement, createElement, type ReactElement, type ReactNode } from 'react'
import { cn } from '#cn.ts'

interface Props {
  className?: string | undefined
  children?: ReactNode
}

/**
 * Adds the classes and the content of a component to the element that the caller passed as `render`, for example a
 * router's link.
 */
export function renderElement(
  element: ReactElement<Props> | undefined,
  tag: string,
  { className, children, ...props }: Props & Record<string, unknown>,
): ReactElement {
  if (!element) return createElement(tag, { ...props, className }, children)
  const elementProps = element.props
  return cloneElement(
    element,
    { ...props, ...elementProps, className: cn(className, elementProps.className) },
    children ?? elementProps.children,
  )
}
