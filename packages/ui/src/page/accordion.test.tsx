import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Accordion, AccordionItem } from './accordion.tsx'

test('parts of one name open one at a time, by keys too', async () => {
  const screen = await render(
    <Accordion>
      <AccordionItem title="Доставка" name="terms">
        Два дня
      </AccordionItem>
      <AccordionItem title="Возврат" name="terms">
        Месяц
      </AccordionItem>
    </Accordion>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Два дня')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('Месяц')).toBeVisible()
  await expect.element(screen.getByText('Два дня')).not.toBeVisible()
})
