import { setTimeout as wait } from 'node:timers/promises'
import type { Driver, Point } from './driver.ts'

const WITHIN = 30_000
const STEPS = 8

// The events of a drag, for browsers whose protocol cannot start one.
const DRAG = `async (from, way) => {
  const dataTransfer = new DataTransfer()
  const send = (type, element, { x, y }) =>
    element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX: x, clientY: y }))
  const frame = () => new Promise(requestAnimationFrame)
  const source = document.elementFromPoint(from.x, from.y).closest('[draggable=true]')
  send('dragstart', source, from)
  await frame()
  let elementOver
  for (const point of way) {
    const element = document.elementFromPoint(point.x, point.y)
    if (element !== elementOver) send('dragenter', element, point)
    elementOver = element
    send('dragover', elementOver, point)
    await frame()
  }
  send('drop', elementOver, way.at(-1))
  send('dragend', source, way.at(-1))
}`

/** Waits until an expression holds in the page; the error has the text of the page. */
export async function waitUntil(driver: Driver, expression: string, what: string): Promise<void> {
  const deadline = Date.now() + WITHIN
  while (!(await driver.evaluate(`Boolean(${expression})`).catch(() => false))) {
    if (Date.now() > deadline) {
      const pageText = await driver.evaluate(`document.body.innerText.slice(0, 200)`).catch(String)
      throw new Error(`${what}: ${String(pageText).replaceAll(/\s+/g, ' ')}`)
    }
    await wait(100)
  }
}

/** An expression for the first element of a selector, with that text, if the argument is set. */
export const element = (selector: string, text?: string) =>
  text === undefined
    ? `document.querySelector(${JSON.stringify(selector)})`
    : `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.textContent.trim() === ${JSON.stringify(text)})`

/** The middle of an element, once it is there and has come to rest. */
export async function middleOf(driver: Driver, expression: string): Promise<Point> {
  await waitUntil(driver, expression, `No ${expression}`)
  await driver.evaluate(`${expression}.scrollIntoView({ block: 'center' })`)
  const rect = `(({ x, y, width, height }) => ({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) }))(${expression}.getBoundingClientRect())`
  let before = ''
  for (;;) {
    const point = await driver.evaluate(rect)
    if (isPoint(point) && JSON.stringify(point) === before) return point
    before = JSON.stringify(point)
    await wait(50)
  }
}

export async function click(driver: Driver, expression: string) {
  await driver.click(await middleOf(driver, expression))
}

export async function drag(driver: Driver, source: string, target: string) {
  const [from, to] = [await middleOf(driver, source), await middleOf(driver, target)]
  const part = (index: number) => (index + 1) / STEPS
  const steps = Array.from({ length: STEPS }, (_, index) => ({
    x: Math.round(from.x + (to.x - from.x) * part(index)),
    y: Math.round(from.y + (to.y - from.y) * part(index)),
  }))
  // A browser reports the second move over an element, not the first.
  const way = [...steps, { x: to.x + 1, y: to.y }, to]
  if (driver.drag) await driver.drag(from, way)
  else await driver.evaluate(`(${DRAG})(${JSON.stringify(from)}, ${JSON.stringify(way)})`)
}

export async function fill(driver: Driver, expression: string, text: string) {
  await waitUntil(driver, expression, `No ${expression}`)
  await driver.evaluate(`(${expression}.focus(), ${expression}.select())`)
  await driver.type(text)
}

function isPoint(value: unknown): value is Point {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value
}
