import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import '#theme/preview.css'
import { TabLink, TabLinks } from './tab-links.tsx'
import { Tabs } from './tabs.tsx'

test('the ring of the focus passes by the letters of a tab', async () => {
  const screen = await render(
    <>
      <Tabs label="Продавец" tabs={[{ value: 'main', label: 'Основное', content: 'Имя' }]} defaultValue="main" />
      <TabLinks>
        <TabLink href="#offers">Предложения</TabLink>
      </TabLinks>
    </>,
  )
  for (const tab of [screen.getByRole('tab'), screen.getByRole('link')]) {
    while (document.activeElement !== tab.element()) await userEvent.tab()
    const { outlineOffset, outlineStyle } = getComputedStyle(tab.element())
    expect(outlineStyle).not.toBe('none')
    const letters = document.createRange()
    letters.selectNodeContents(tab.element())
    const room = tab.element().getBoundingClientRect()
    const text = letters.getBoundingClientRect()
    const ring = -Number.parseFloat(outlineOffset)
    expect(text.left - room.left).toBeGreaterThan(ring)
    expect(room.right - text.right).toBeGreaterThan(ring)
  }
})

test('a row of tabs that goes on beyond its edge pales there until it has been scrolled to its end', async () => {
  const labels = ['Основное', 'Реквизиты', 'Договоры', 'История изменений']
  const tabs = labels.map((label) => ({ value: label, label, content: label }))
  const screen = await render(
    <div className="w-40">
      <Tabs label="Продавец" tabs={tabs} defaultValue="Основное" />
    </div>,
  )
  const bar = screen.getByRole('tablist').element()
  const mask = () => getComputedStyle(bar).maskImage
  await expect.poll(mask).toContain('linear-gradient')
  bar.scrollLeft = bar.scrollWidth
  await expect.poll(mask).toBe('none')
  bar.parentElement?.parentElement?.classList.replace('w-40', 'w-200')
  await expect.poll(() => bar.scrollWidth).toBe(bar.clientWidth)
  await expect.poll(mask).toBe('none')
})

test('the current tab stands before the pale end of its row', async () => {
  const labels = ['Основное', 'Реквизиты', 'Договоры', 'История изменений']
  const screen = await render(
    <div className="w-48">
      <TabLinks>
        {labels.map((label) => (
          <TabLink key={label} href={`#${label}`} isCurrent={label === 'Реквизиты'}>
            {label}
          </TabLink>
        ))}
      </TabLinks>
    </div>,
  )
  const row = screen.getByRole('navigation')
  const tab = screen.getByRole('link', { name: 'Реквизиты' })
  const rightOf = (part: typeof row) => part.element().getBoundingClientRect().right
  await expect.poll(() => rightOf(row) - rightOf(tab)).toBeGreaterThanOrEqual(32)
})
