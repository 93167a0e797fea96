import { createApp } from '../../apps/api/src/app.ts'
import { openDatabase } from '../../apps/api/src/db/database.ts'
import { readEnv } from '../../apps/api/src/env.ts'
import { recorder, type Statement } from './recorder.ts'
import { LIMITS, signIn } from '../target.ts'

export interface Page {
  name: string
  path: string
  statements: Statement[]
  /** Those of the first request, before the server knows that the list is long. */
  first: Statement[]
}

const PRODUCTS = '/api/catalog/admin/product'
const LOG = '/api/log/admin/audit-log'
const DEPTH = 10_000

/** The statements that the API sends for each page, without that of the session. */
export async function capture(url: string): Promise<{ pages: Page[]; token: string }> {
  const record = recorder()
  const database = await openDatabase({ url, folder: '', onError: (error) => console.error(error) })
  const app = await createApp({ db: database.db, env: readEnv(LIMITS) })
  const token = await signIn(app)
  const headers = { authorization: `Bearer ${token}` }
  const get = async (path: string) => (await app.inject({ url: path, headers })).json()

  let after = ''
  for (let depth = 0; depth < DEPTH; depth += 100)
    after = `&after=${(await get(`${LOG}?per_page=100${after}`)).meta.after}`
  const paths = {
    'first page': `${PRODUCTS}?per_page=20`,
    'filtered page': `${PRODUCTS}?status=active&brand_id=12&per_page=20`,
    'article prefix': `${PRODUCTS}?q=w914`,
    'name fragment': `${PRODUCTS}?q=${encodeURIComponent('фильтр масл')}`,
    'one record': `${PRODUCTS}/1001`,
    'log at depth 10 000': `${LOG}?per_page=20${after}`,
  }
  const pages: Page[] = []
  for (const [name, path] of Object.entries(paths)) {
    const first = await record(() => get(path))
    const statements = await record(() => get(path))
    if (statements.length === 0) throw new Error(`No statement was recorded for ${name}`)
    pages.push({ name, path, statements, first })
  }
  await app.close()
  await database.close()
  return { pages, token }
}
