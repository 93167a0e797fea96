import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox')
const lettersByName = new Map<string, Letter>()

/** Waits for the newest mail to an address whose subject contains the words; `link` is its first link. */
export async function letterTo(address: string, words: string) {
  let letter: ReturnType<typeof read> | undefined
  await expect
    .poll(
      async () => (letter = (await letters()).findLast(({ to, subject }) => to === address && subject.includes(words))),
      {
        message: `A letter to ${address}: ${words}`,
        intervals: [100],
      },
    )
    .toBeTruthy()
  const link = /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0]
  if (!letter || !link) throw new Error(`No link in the letter to ${address}`)
  return { ...letter, link }
}

async function letters() {
  const entries = await readdir(folder).catch(() => [])
  const names = entries.filter((name) => name.endsWith('.eml'))
  for (const name of names)
    lettersByName.set(name, lettersByName.get(name) ?? read(await readFile(join(folder, name), 'utf8')))
  return names.toSorted((a, b) => a.localeCompare(b)).flatMap((name) => lettersByName.get(name) ?? [])
}

interface Letter {
  to: string
  subject: string
  text: string
}

function read(source: string): Letter {
  const [head = '', body = ''] = source.split(/\r?\n\r?\n([^]*)/, 2)
  const header = (name: string) =>
    new RegExp(`^${name}:\\s*((?:.|\\r?\\n[ \\t])*)`, 'im').exec(head)?.[1]?.replaceAll(/\r?\n[ \t]/g, ' ') ?? ''
  const encoding = header('Content-Transfer-Encoding').toLowerCase()
  const boundary = /boundary="?([^";]+)/.exec(header('Content-Type'))?.[1]
  // The first alternative of a multipart mail is the plain text.
  const plain = boundary && body.split(`--${boundary}`)[1]?.trimStart()
  return {
    to: /[^\s<]+@[^\s>]+/.exec(header('To'))?.[0] ?? '',
    subject: words(header('Subject')),
    text: plain
      ? read(plain).text
      : encoding === 'base64'
        ? Buffer.from(body, 'base64').toString()
        : encoding === 'quoted-printable'
          ? unquoted(body)
          : body,
  }
}

/** RFC 2047: `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`, folded at word boundaries. */
function words(text: string) {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, part: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(part, 'base64').toString() : unquoted(part.replaceAll('_', ' ')),
    )
}

function unquoted(text: string) {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
