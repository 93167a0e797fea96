import { expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react/pure'
import { tolerateMovedNodes } from './moved-nodes.ts'

tolerateMovedNodes()

function Filter({ value }: { value?: string }) {
  return (
    <div>
      {value ? (
        <>
          Статус: <b>{value}</b>
        </>
      ) : (
        <>
          <i />
          Статус
        </>
      )}
      {value && 'фильтр'}
      <hr />
      {!value && <u />}
      все
    </div>
  )
}

/** Puts every text into elements of its own, as a translator does that keeps the nodes. */
function wrap(text: Text) {
  const font = document.createElement('font')
  font.append(document.createElement('font'))
  text.replaceWith(font)
  font.firstElementChild?.append(text)
}

/** Puts other nodes in the place of the texts, as the translator of Chrome does. */
function replace(text: Text) {
  const font = document.createElement('font')
  font.append(text.data)
  text.replaceWith(font)
}

function textsOf(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}

test('a page whose texts were put into other elements goes on, with the right texts and none left behind', async () => {
  const { container, rerender } = await render(<Filter />)
  await expect.poll(() => container.textContent).toContain('Статус')
  for (const value of ['Новый', undefined, 'Отменён', undefined]) {
    for (const text of textsOf(container)) wrap(text)
    await rerender(<Filter {...(value && { value })} />)
    await expect.poll(() => container.textContent).toBe(value ? `Статус: ${value}фильтрвсе` : 'Статусвсе')
    expect(container.querySelectorAll('font:empty')).toHaveLength(0)
    expect(container.querySelector('u')?.previousSibling?.nodeName).toBe(value ? undefined : 'HR')
  }
  await cleanup()
})

test('a page whose texts were replaced by translated ones goes on', async () => {
  const { container, rerender } = await render(<Filter />)
  await expect.poll(() => container.textContent).toContain('Статус')
  for (const value of ['Новый', undefined, 'Отменён', undefined]) {
    for (const text of textsOf(container)) replace(text)
    await rerender(<Filter {...(value && { value })} />)
    await expect.poll(() => container.querySelector(value ? 'i' : 'b')).toBeNull()
    expect(container.textContent).toContain('Статус')
  }
  await cleanup()
  await expect.poll(() => container.textContent).toBe('')
})
