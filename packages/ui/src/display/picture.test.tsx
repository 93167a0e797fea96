import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Picture } from './picture.tsx'

const readable = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>')}`
const unreadable = 'data:image/png;base64,AAAA'
const className = 'block size-24 bg-white'

const sign = () => page.getByRole('img', { name: 'Логотип — изображение недоступно' })

test('an unreadable picture shows a placeholder of its size and name, and the next source is loaded', async () => {
  const screen = await render(<Picture src={unreadable} alt="Логотип" className={className} />)
  await expect.element(sign()).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
  await screen.rerender(<Picture src={readable} alt="Логотип" className={className} />)
  await expect.element(page.getByRole('img', { name: 'Логотип', exact: true })).toHaveAttribute('src', readable)
})

test('a picture beside its name leaves nothing to be read out', async () => {
  await render(<Picture src={unreadable} alt="" className={className} />)
  await expect.poll(() => document.querySelector('img')).toBeNull()
  expect(page.getByRole('img').elements()).toEqual([])
})
