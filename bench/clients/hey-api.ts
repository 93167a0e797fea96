import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { build, type BuildOptions } from 'esbuild'
import { root } from '../../tools/run.ts'
import type { Connect } from './connection.ts'

const folder = join(root, 'node_modules/.cache/bench')

// Its client is generated from the contract, so that this program is a text for the bundler.
const program = `import { authRefresh, authSignIn, usersList } from './sdk.gen'
import { createClient } from './client'
import { CREDENTIALS } from '${import.meta.dirname}/connection.ts'
export function connect(baseUrl, fetch) {
  let token = ''
  const client = createClient({ baseUrl, fetch, auth: () => token })
  client.interceptors.response.use(async (response, request) => {
    if (response.status !== 401 || request.url.endsWith('/refresh')) return response
    token = (await authRefresh({ client })).data?.token.value ?? ''
    const again = new Request(request)
    again.headers.set('Authorization', 'Bearer ' + token)
    return fetch(again)
  })
  return {
    signIn: async () => void (token = (await authSignIn({ client, body: CREDENTIALS })).data.token.value),
    read: () => usersList({ client, query: { q: 'ab' }, throwOnError: true }),
  }
}
`

let generated: Promise<string> | undefined

async function generate(): Promise<string> {
  const output = join(folder, 'hey-api')
  mkdirSync(output, { recursive: true })
  await createClient({ input: join(root, 'openapi/openapi.yaml'), output, logs: { level: 'silent' } })
  return output
}

/** The program over the client that hey-api generates; with `whole`, every operation stays reachable. */
export async function heyApi(whole = false): Promise<NonNullable<BuildOptions['stdin']>> {
  const resolveDir = await (generated ??= generate())
  return { contents: whole ? `${program}export * as operations from './sdk.gen'\n` : program, resolveDir }
}

export async function connectHeyApi(): Promise<Connect> {
  const outfile = join(folder, 'hey-api.mjs')
  await build({ stdin: await heyApi(), bundle: true, format: 'esm', outfile, logLevel: 'error' })
  const { connect } = (await import(outfile)) as { connect: Connect }
  return connect
}
