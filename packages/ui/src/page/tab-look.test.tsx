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
