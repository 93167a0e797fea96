import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const bin = fileURLToPath(new URL('bin.ts', import.meta.url))

/** What the program says, and in which language it has asked, where the address has no API. */
async function said(settings: Record<string, string>) {
  const languages: (string | undefined)[] = []
  const server = createServer(({ headers }, response) => {
    languages.push(headers['accept-language'])
    response.writeHead(404).end('<h1>Not Found</h1>')
  }).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const url = typeof address === 'object' && address ? `http://localhost:${address.port}` : ''
  const env = { PATH: process.env['PATH'], PANEL_URL: url, PANEL_KEY: 'ap_live_test', ...settings }
  const child = execFile(process.execPath, ['--conditions=@admin-panel/source', bin], { env })
  let output = ''
  child.stderr?.on('data', (text) => (output += String(text)))
  const [code] = await once(child, 'close')
  return [code, output, ...languages]
}

test('the program speaks Russian, and English with PANEL_LANGUAGE=en', async () => {
  expect(await said({})).toEqual([1, 'По этому адресу нет API, проверьте адрес\n', 'ru'])
  const english = 'There is no API at this address, check the address\n'
  expect(await said({ PANEL_LANGUAGE: 'en' })).toEqual([1, english, 'en'])
  expect(await said({ PANEL_LANGUAGE: 'de' })).toEqual([1, 'PANEL_LANGUAGE is ru or en\n'])
})
