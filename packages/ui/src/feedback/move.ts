/** Animates an element, unless the user has asked for less motion. */
export function move(
  element: Element | null | undefined,
  frames: PropertyIndexedKeyframes,
  options: number | KeyframeAnimationOptions,
) {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) element?.animate(frames, options)
}
