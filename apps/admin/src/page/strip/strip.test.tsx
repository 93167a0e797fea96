import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { sampleCity } from '#test/sample-city.ts'

beforeEach(() => {
  onTestFinished(() => page.viewport(1280, 800))
})

const sizeOfHeading = () => getComputedStyle(page.getByRole('heading', { level: 1 }).element()).fontSize
const line = () =>
  document.querySelector('[data-slot=page-header] > :last-child')?.getBoundingClientRect() ?? new DOMRect()

async function openCity(width: number, height = 500) {
  await page.viewport(width, height)
  await openPanel('/handbooks/cities/edit/5', {
    handlers: [
      on.cities.view({ ...sampleCity, id: 5, name: 'Комсомольск-на-Амуре' }),
      on.auditLog.list({ items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 } }),
      on.regions.options({ items: [] }),
    ],
  })
  await expect.element(page.getByLabelText(/^Население/)).toBeVisible()
  // The first scroll loads the strip.
  window.scrollTo(0, 1)
  await expect.poll(() => document.querySelector('[data-strip]')).not.toBeNull()
}

test.each([
  [1280, 0],
  [360, 48],
])(
  'At %i px the heading of a record stays below what is at the top, 40 px high, and nothing jumps',
  async (width, top) => {
    await openCity(width)
    const field = page.getByLabelText(/^Население/).element()
    const fieldAt = () => field.getBoundingClientRect().top + window.scrollY
    const place = fieldAt()
    const size = sizeOfHeading()
    for (const by of [30, 60, 200]) {
      window.scrollTo(0, by)
      await new Promise(requestAnimationFrame)
      expect(fieldAt()).toBe(place)
    }
    await expect.poll(() => line().height).toBe(40)
    expect(line().top).toBe(top)
    expect(sizeOfHeading()).toBe('14px')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInViewport()
    window.scrollTo(0, 0)
    await expect.poll(sizeOfHeading).toBe(size)
    expect(fieldAt()).toBe(place)
  },
)

test('What the keyboard reaches is never below the strip', async () => {
  await openCity(1280, 300)
  const field = page.getByLabelText(/^Население/).element()
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
  await userEvent.tab()
  window.scrollTo(0, window.scrollY + field.getBoundingClientRect().top - 4)
  await expect.poll(() => line().height).toBe(40)
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(field)
  expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(line().bottom)
})
