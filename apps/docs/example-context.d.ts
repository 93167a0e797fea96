import type { Client } from '@admin-panel/sdk'

// The names that the text around the examples introduces.
declare global {
  const client: Client
  const baseUrl: string
  const email: string
  const password: string
  const file: Blob
  const picture: Uint8Array<ArrayBuffer>
}
