import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createHmac } from 'node:crypto'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { createKeyClient, type KeyClient } from '@admin-panel/sdk'
import { englishMessages } from '@admin-panel/sdk/english'
import { UsageError } from './failures.ts'

/** The address of a panel and a service key for it. */
export interface Access {
  readonly url: string
  readonly key: string
}

function configFile() {
  const { XDG_CONFIG_HOME, APPDATA } = process.env
  return join(XDG_CONFIG_HOME || APPDATA || join(homedir(), '.config'), 'admin-panel', 'access.json')
}

/** The access of the environment, otherwise the one that `login` has stored. A stored key goes to no other address. */
export async function readAccess(): Promise<Access> {
  const { PANEL_URL: url, PANEL_KEY: key } = process.env
  if (url && key) return { url, key }
  if (key) throw new UsageError('PANEL_KEY needs PANEL_URL, the address of its panel.')
  const text = await readFile(configFile(), 'utf8').catch(() => undefined)
  if (text === undefined) throw new UsageError(`Sign in first: admin-panel login ${url || '<url>'}`)
  const stored: Access = JSON.parse(text)
  if (url && withoutSlash(url) !== stored.url)
    throw new UsageError(
      `The stored key is of ${stored.url}, and PANEL_URL is ${url}: set PANEL_KEY, or sign in there.`,
    )
  return stored
}

/** The address without its last slash, as it is stored. */
export const withoutSlash = (url: string): string => url.replace(/\/$/, '')

/** Only the user reads the file, whatever was there before. */
export async function storeAccess(access: Access): Promise<string> {
  const file = configFile()
  const draft = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(draft, JSON.stringify(access), { mode: 0o600, flag: 'wx' })
  await rename(draft, file)
  return file
}

export function connect({ url, key }: Access): KeyClient {
  try {
    return createKeyClient({ baseUrl: url, key, language: 'en', messages: englishMessages })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** The secret with which `listen` and `trigger` sign: the same for a key, and never stored. */
export function secretOf({ key }: Pick<Access, 'key'>): string {
  return `whsec_${createHmac('sha256', key).update('admin-panel listen').digest('base64')}`
}
