import type { Client } from '@admin-panel/sdk'

// What the text around the examples has introduced.
declare global {
  const client: Client
  const baseUrl: string
  const email: string
  const password: string
  const file: Blob
  const picture: Uint8Array<ArrayBuffer>
}
