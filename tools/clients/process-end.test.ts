import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

const tool = `import { createClient, memoryStorage } from '@admin-panel/sdk'
const expiry = new Date(Date.now() + 3_600_000).toISOString()
const client = createClient({
  baseUrl: 'http://api.test',
  storage: memoryStorage({ token: 'stored', 'token-expire': expiry }),
  fetch: async () => Response.json({ id: 1, roles: [] }),
})
await client.loadUser()
console.log(client.session.getSnapshot().status)`

test('A4: the check of the expiry does not keep a Node process alive', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@admin-panel/source', '--input-type=module', '--eval', tool],
    { cwd: `${root}/packages/hooks`, timeout: 30_000 },
  )
  expect(stdout.trim()).toBe('active')
})
