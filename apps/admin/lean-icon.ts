import { createElement, type SVGProps } from 'react'

/** The shapes of an icon: the name of each element with its attributes. */
export type Shapes = readonly (readonly [string, Readonly<Record<string, string>>])[]

const frame = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** An icon as the library renders it, without the settings that the panel never uses. */
export function createIcon(shapes: Shapes) {
  const children = shapes.map(([tag, attributes]) => createElement(tag, attributes))
  return (props: SVGProps<SVGSVGElement>) =>
    createElement('svg', { ...frame, 'aria-hidden': !props['aria-label'], ...props }, ...children)
}
