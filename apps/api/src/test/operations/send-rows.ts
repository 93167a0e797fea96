import type { Client } from '#test/app.ts'

export interface Line {
  line: number
  item: object
  cells?: string[]
  column?: string
  errors?: object[]
}

interface Sent {
  client: Client
  call?: string
  head?: object
  file?: File
  parts?: Record<string, string>
  headers?: Record<string, string>
}

export const HEAD = { header: ['Ключ', 'Текст'], mapping: { key: 'Ключ', value: 'Текст' } }

/** A row of `translations.upsert`. */
export const textRow = (group: string, at: number, value = `Строка ${at}`): Line => ({
  line: at + 2,
  item: { group, key: `row.${at}`, locale: 'ru', value },
  cells: [`row.${at}`, value],
})
export const textRows = (group: string, count: number) => Array.from({ length: count }, (_, at) => textRow(group, at))

/** Prepares an import of rows, or of a text in their place. */
export async function sendRows(
  rows: readonly Line[] | string,
  { client, call = 'translations.upsert', head = HEAD, file, parts = {}, headers = {} }: Sent,
) {
  const form = new FormData()
  const lines = typeof rows === 'string' ? rows : [head, ...rows].map((line) => JSON.stringify(line)).join('\n')
  form.append('call', call)
  form.append('file', file ?? new File(['Ключ;Текст'], 'тексты.csv'))
  form.append('rows', new File([lines], 'rows.ndjson'))
  for (const [name, part] of Object.entries(parts)) form.append(name, part)
  const request = new Request('http://x', { method: 'POST', body: form })
  return client.post('/api/system/admin/operation/import', {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...headers },
  })
}
