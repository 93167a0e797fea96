import type { PointerEvent } from 'react'

const titled = new WeakSet<HTMLElement>()

/** Gives a cut text under the pointer its whole content as a tooltip. */
export function showWholeText({ target, currentTarget }: PointerEvent) {
  let element = target instanceof HTMLElement ? target : null
  while (element && element !== currentTarget) {
    const isCut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight
    if (isCut && (!element.title || titled.has(element))) {
      element.title = element.innerText.replaceAll('\n', ', ')
      titled.add(element)
      return
    }
    element = element.parentElement
  }
}
