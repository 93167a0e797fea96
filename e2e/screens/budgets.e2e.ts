import type { Page, Response } from '@playwright/test'
import { expect, heading, test } from '../support/fixtures.ts'
import { followRequests, withoutStream } from '../support/settled.ts'

// Brotli does not shrink responses this short.
const COMPRESSED_FROM = 100

const isFace = (path: string) => path.endsWith('.woff2')

/** Opens a page with an empty cache and sums the bytes on the wire. */
async function weigh(page: Page, address: string, title: string) {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await withoutStream(page)
  const settled = followRequests(page)
  await page.goto(address)
  await expect(heading(page, title)).toBeVisible()
  await settled()
  const answers = await Promise.all(
    responses.map(async (response) => ({
      path: new URL(response.url()).pathname,
      encoding: response.headers()['content-encoding'],
      bytes: (await response.request().sizes()).responseBodySize,
    })),
  )
  const assets = answers.filter(({ path }) => path.startsWith('/assets/') && !isFace(path))
  const bytes = (ending: string) =>
    assets.filter(({ path }) => path.endsWith(ending)).reduce((sum, answer) => sum + answer.bytes, 0)
  const plain = assets.filter((answer) => answer.encoding !== 'br' && answer.bytes >= COMPRESSED_FROM)
  const face = answers.filter(({ path }) => isFace(path))
  return {
    requests: answers.length - face.length,
    calls: answers.filter(({ path }) => path.startsWith('/api/')).length,
    scripts: assets.filter(({ path }) => path.endsWith('.js')).length,
    js: bytes('.js'),
    css: bytes('.css'),
    face: face.map((answer) => answer.bytes),
    plain,
  }
}

test.describe('the first page of a visitor', () => {
  test.use({ as: 'guest' })

  test('/auth/login is at most 122 500 bytes of JavaScript in six requests, and one typeface of at most 80 000', async ({
    page,
  }) => {
    const { requests, js, css, face, plain } = await weigh(page, '/auth/login', 'Вход')
    expect(plain).toEqual([])
    expect(js).toBeGreaterThan(10_000)
    expect(js).toBeLessThanOrEqual(122_500)
    expect(css).toBeLessThanOrEqual(15_150)
    expect(requests).toBeLessThanOrEqual(6)
    expect(face).toHaveLength(1)
    expect(face[0]).toBeLessThanOrEqual(80_000)
  })
})

test('/users opened directly is at most 181 900 bytes of JavaScript in seventeen requests, six of them scripts', async ({
  page,
}) => {
  const { requests, scripts, js, css, plain } = await weigh(page, '/users', 'Пользователи')
  await expect(page.getByRole('row').nth(20)).toBeVisible()
  expect(plain).toEqual([])
  expect(js).toBeGreaterThan(10_000)
  expect(js).toBeLessThanOrEqual(181_900)
  expect(css).toBeLessThanOrEqual(15_550)
  expect(requests).toBeLessThanOrEqual(17)
  expect(scripts).toBeLessThanOrEqual(6)
})

test('/products opened directly is at most eight scripts and nine calls of the API', async ({ page }) => {
  const { calls, scripts } = await weigh(page, '/products', 'Товары')
  expect(scripts).toBeGreaterThan(1)
  expect(scripts).toBeLessThanOrEqual(8)
  expect(calls).toBeGreaterThan(1)
  expect(calls).toBeLessThanOrEqual(9)
})

test('/users: the typeface is requested by the document, so that no text is laid out twice', async ({ page }) => {
  await page.goto('/users')
  await expect(page.getByRole('row').nth(20)).toBeVisible()
  const faces = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType),
  )
  expect(faces).toEqual(['link'])
})
