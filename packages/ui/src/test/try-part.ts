import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, expect } from 'vitest'
import type { PartPage } from '#headless/parts/test-grid.tsx'

const init = { bubbles: true, cancelable: true }
const fileData = () => {
  const data = new DataTransfer()
  data.items.add(new File(['1'], 'new.png', { type: 'image/png' }))
  return data
}
const mouse = (type: string) => () => new MouseEvent(type, init)
const pointer = (type: string) => () => new PointerEvent(type, init)
const focus = (type: string) => () => new FocusEvent(type, { bubbles: true })
const drag = (type: string) => () => new DragEvent(type, { ...init, dataTransfer: fileData() })
const key = (name: string, more?: KeyboardEventInit) => () =>
  new KeyboardEvent('keydown', { ...init, key: name, code: name, ...more })

/** The handlers that a part may get, and what calls each. */
const events: readonly (readonly [handler: string, event: () => Event])[] = [
  ['onClick', mouse('click')],
  ['onDoubleClick', mouse('dblclick')],
  ['onContextMenu', mouse('contextmenu')],
  ['onPointerDown', pointer('pointerdown')],
  ['onPointerUp', pointer('pointerup')],
  ['onPointerMove', pointer('pointermove')],
  ['onPointerOver', pointer('pointerover')],
  ['onPointerEnter', pointer('pointerover')],
  ['onPointerLeave', pointer('pointerout')],
  ['onFocus', focus('focusin')],
  ['onBlur', focus('focusout')],
  ['onKeyDown', key('ArrowDown')],
  ['onKeyDown', key('Enter')],
  ['onKeyDown', key('ArrowDown', { altKey: true })],
  ['onPaste', () => new ClipboardEvent('paste', { ...init, clipboardData: fileData() })],
  ['onDragStart', drag('dragstart')],
  ['onDragOver', drag('dragover')],
  ['onDragLeave', drag('dragleave')],
  ['onDrop', drag('drop')],
  ['onDragEnd', drag('dragend')],
  ['onWheel', () => new WheelEvent('wheel', init)],
]

let leave = () => {}
afterEach(() => leave())

/** Draws a part with the given props, calls an event on its element, and returns all that came of it. */
function tried(page: PartPage, event: () => Event, props: object) {
  leave()
  const log: string[] = []
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  leave = () => {
    flushSync(() => root.unmount())
    container.remove()
    leave = () => {}
  }
  flushSync(() => root.render(page({ 'data-tried': '', ...props }, (...what) => log.push(what.join(' ')))))
  const element = document.querySelector('[data-tried]')
  if (!element) throw new Error('The part has not put the props on an element')
  // React keeps there what the part has given to its element.
  const given: unknown = Object.entries(element).find(([name]) => name.startsWith('__reactProps$'))?.[1]
  const own = new Set(Object.keys(Object(given)))
  log.length = 0
  const made = event()
  flushSync(() => element.dispatchEvent(made))
  const html = document.body.innerHTML.replaceAll(/_r_\w+_|radix-[^"]*/g, 'id')
  return { element, own, log, html, isPrevented: made.defaultPrevented }
}

/**
 * Gives a part each handler and a ref in turn: they are called, and the part does what it does without them. Returns the number
 * of events that were tried.
 */
export function tryPart(page: PartPage): number {
  const { own } = tried(page, mouse('mousemove'), {})
  for (const [handler, event] of events) {
    const refs: (Element | null)[] = []
    let calls = 0
    const given = tried(page, event, {
      [handler]: () => calls++,
      ref: (element: Element | null) => void refs.push(element),
    })
    expect(`${handler} ${calls > 0}`).toBe(`${handler} true`)
    expect(refs[0]).toBe(given.element)
    if (!own.has(handler)) continue
    const bare = tried(page, event, {})
    for (const what of ['log', 'html', 'isPrevented'] as const)
      expect({ handler, [what]: given[what] }).toEqual({ handler, [what]: bare[what] })
    const prevented = tried(page, event, { [handler]: (prevented: Event) => prevented.preventDefault() })
    expect({ handler, log: prevented.log }).toEqual({ handler, log: [] })
  }
  return events.length
}
