import { onTestFinished } from 'vitest'
import type { Received } from './receiver.ts'
import type { useApp } from '#test/app.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
const WEBHOOKS = '/api/system/admin/webhook'
const BRANDS = '/api/catalog/admin/brand'

/** Changes brands, whose events webhooks receive, and lets the time pass. */
export function brandWebhooks(app: Awaited<ReturnType<typeof useApp>>) {
  /** Signs in again where the test has advanced the clock. */
  const asAdmin = () => app.as('admin@example.com')
  let brands = 0

  async function changeStatus(id: number, status: string) {
    const admin = await asAdmin()
    const { body } = await admin.get(`${WEBHOOKS}/${id}`)
    return admin.put(`${WEBHOOKS}/status-change/${id}`, { body: { status }, version: body.version })
  }

  async function createBrand(): Promise<number> {
    const admin = await asAdmin()
    const { body } = await admin.post(BRANDS, { body: { name: `Событийный ${++brands}`, kind: 'aftermarket' } })
    return body.id
  }

  async function rename(id: number): Promise<void> {
    const admin = await asAdmin()
    const { body } = await admin.get(`${BRANDS}/${id}`)
    const { status } = await admin.put(`${BRANDS}/${id}`, {
      body: { name: `Событийный ${++brands}` },
      version: body.version,
    })
    if (status !== 200) throw new Error(`The brand was not renamed: ${status}`)
  }

  /** Creates a webhook of brands, which is off after the test. */
  async function subscribe(url: string, more: object = {}) {
    const admin = await asAdmin()
    const { body } = await admin.post(WEBHOOKS, { body: { name: 'Приёмник', url, entities: ['brand'], ...more } })
    onTestFinished(async () => void (await changeStatus(body.id, 'off')))
    return body
  }

  async function stateOf(id: number) {
    return (await (await asAdmin()).get(`${WEBHOOKS}/${id}`)).body
  }

  async function deliveriesOf(id: number) {
    return (await (await asAdmin()).get(`${WEBHOOKS}-delivery?webhook_id=${id}&per_page=100`)).body.items
  }

  /** Lets the time pass in steps, after each of which the background jobs run. */
  async function pass(ms: number, step: number) {
    for (let passed = 0; passed < ms; passed += step) {
      app.advance(step)
      await app.webhooks()
    }
  }

  return { asAdmin, changeStatus, createBrand, rename, subscribe, stateOf, deliveriesOf, pass }
}

/** The events received about one brand. */
export function eventsOf(accepted: Received[], id: number): string[] {
  return accepted.map(({ event }) => event).filter((event) => event.startsWith(`brand ${id} `))
}
