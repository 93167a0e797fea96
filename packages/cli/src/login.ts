import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { connect, storeAccess, withoutSlash } from './access.ts'
import type { Command } from './command.ts'
import { note } from './output.ts'

export const login: Command = {
  help: `admin-panel login <url>

Asks for a service key, checks it against the panel, and stores both for the
other commands. Without a terminal the key is read from the input:

  admin-panel login https://panel.example.com < key.txt

An administrator makes keys under «Пользователи» → «Сервисные учётные записи».
The file is yours alone: ~/.config/admin-panel/access.json, or in
XDG_CONFIG_HOME. PANEL_URL and PANEL_KEY take precedence.`,
  argument: { name: 'url' },
  options: () => ({}),
  async run(url) {
    const key = (process.stdin.isTTY ? await ask('Service key: ') : await text(process.stdin)).trim()
    const access = { url: withoutSlash(url), key }
    const client = connect(access)
    const { first_name, last_name } = await client.api.profile.view()
    note(`Signed in to ${access.url} as ${first_name} ${last_name}; stored in ${await storeAccess(access)}`)
  },
}

/** Asks without showing the answer. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  lines.once('SIGINT', () => process.exit(130))
  const answer = await lines.question('')
  lines.close()
  note('')
  return answer
}
