import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultRoles } from '../../apps/api/src/sections/roles/default-roles.ts'
import { resources } from '../../apps/docs/generate/contract.ts'
import { indexPage } from '../../apps/docs/generate/index-page.ts'
import { permissionPage, ROLES } from '../../apps/docs/generate/permission-page.ts'
import { contract, wires, type Wire } from '../../apps/docs/generate/wire.ts'
import { root } from '../run.ts'
import { account, keyWithRolesOf, openPanel } from './panel.ts'

// The calls and answers of the reference, tried at a panel with the demo data.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
addFormats.default(ajv)
ajv.addSchema(contract, 'contract')

const picture = new Blob([readFileSync(join(root, 'docs/pictures/overview.png'))], { type: 'image/png' })
const rows = new Blob([
  [
    { header: ['Price'], mapping: { price_kopecks: 'Price' } },
    { line: 2, item: { company_id: 1, price_kopecks: 125_000 } },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n'),
])

const { url, client } = await openPanel()

/** What an answer says against the contract, in words; nothing where it keeps to it. */
function faultsOf({ entry: { method, path, operation } }: Wire, status: string, body: unknown): string[] {
  const reply = operation.responses[status]
  const place = reply?.$ref ? reply.$ref.slice(1) : `/paths/${path.replaceAll('/', '~1')}/${method}/responses/${status}`
  const pointer = `${place}/content/application~1json/schema`.replaceAll('{', '%7B').replaceAll('}', '%7D')
  const validate = ajv.compile({ $ref: `contract#${pointer}` })
  return validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Sends what a line of curl says. */
async function sent(curl: string, tokens: Record<string, string>): Promise<Response> {
  const words = [...curl.matchAll(/'([^']*)'|"([^"]*)"|([^\s\\]+)/g)].map(
    ([, one, two, plain]) => one ?? two ?? plain ?? '',
  )
  const filled = words.map((word) => word.replaceAll(/\$(PANEL_\w+)/g, (_, name: string) => tokens[name] ?? name))
  const after = (option: string) => filled.filter((_, index) => filled[index - 1] === option)
  const headers = new Headers(
    after('-H').map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']),
  )
  const form = new FormData()
  for (const part of after('-F')) {
    const [name = '', value = ''] = part.split('=')
    if (value === '@file') form.append(name, name === 'rows' ? rows : picture, `${name}.png`)
    else form.append(name, value)
  }
  const [method = 'GET'] = after('-X')
  const [json] = after('-d')
  const body = json ?? (after('-F').length > 0 ? form : null)
  return fetch(filled[1] ?? '', { method, headers, body, signal: AbortSignal.timeout(30_000), redirect: 'manual' })
}

test('every sample answer is one that the contract promises', () => {
  const answers = [...wires].flatMap(([id, wire]) => {
    if (wire.answer === undefined) return []
    return [{ id, faults: faultsOf(wire, wire.status, JSON.parse(wire.answer)) }]
  })
  expect(answers.length).toBeGreaterThan(250)
  expect(answers.filter(({ faults }) => faults.length > 0)).toEqual([])
})

/** What a sample asks of the records of the demo data, so that a panel refuses its values. */
const REFUSED: Readonly<Record<string, string>> = {
  'products.create': 'the category is no leaf of the tree',
  'products.moveToCategory': 'the category is no leaf of the tree',
  'commissions.upsert': 'a rule without terms is there',
  'legacyProducts.createOurs': 'the product is there',
  'regions.create': 'the region is there',
  'settlements.bankFile': 'nothing of the settlement is approved',
  'settlements.bankAnswer': 'the bank writes the file',
  'ledgerEntries.create': 'a penalty takes from the seller',
  'ledgerEntries.object': 'the seller alone objects',
  'ledgerEntries.answer': 'only a person answers',
  'reconciliations.upsert': 'the provider of the sample has sent no payment',
  'previews.start': 'only a person looks as another',
  'auditLog.reveal': 'only a person has personal data shown',
  'ownAccess.ask': 'who may do everything lacks no right',
  'auth.secondStep': 'the challenge comes with a sign-in',
  'enrolment.beginTotp': 'the challenge comes with a sign-in',
  'enrolment.confirmTotp': 'the challenge comes with a sign-in',
  'enrolment.beginPasskey': 'the challenge comes with a sign-in',
  'enrolment.addPasskey': 'the challenge comes with a sign-in',
  'oidc.start': 'the demo has no provider',
  'oidc.finish': 'the answer comes from a provider',
  'auth.byPasskey': 'a browser makes the credential',
  'ownPasskeys.add': 'a browser makes the credential',
  'ownFactors.confirmTotp': 'the code comes from a telephone',
  'ownFactors.removeTotp': 'the code comes from a telephone',
  'ownFactors.renewRecoveryCodes': 'the code comes from a telephone',
  'factorResets.ask': 'only an administrator asks, in a session',
  'factorResets.answer': 'only another administrator answers, in a session',
  'passwordReset.confirm': 'the link comes by mail',
  'system.failure': 'it fails as it is asked to',
}

/** Ends the sessions of the others. */
const LAST = ['auth.signOut', 'ownSessions.delete', 'ownSessions.deleteOthers', 'ownPassword.change']

async function tokenOfPerson(): Promise<string> {
  const { token } = (await (
    await fetch(`${url}/api/user/admin/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
  ).json()) as { token: { value: string } }
  return token.value
}

test(
  'every sample call is one that a panel takes, and its answer is of the shape of the sample',
  { timeout: 300_000 },
  async () => {
    const { secret } = await keyWithRolesOf(client, account.email)
    const ordered = [...wires].toSorted(([one], [other]) => LAST.indexOf(one) - LAST.indexOf(other))
    const counts = { answered: 0, absent: 0 }
    const faults: string[] = []
    for (const [id, wire] of ordered) {
      const tokens = {
        PANEL_URL: url,
        PANEL_KEY: secret,
        PANEL_TOKEN: wire.curl.includes('$PANEL_TOKEN') ? await tokenOfPerson() : '',
      }
      let { reply, body } = await read(await sent(wire.curl, tokens))
      // A reader sends the version that they have read, and not that of the page.
      const current = reply.status === 412 ? (body as { current?: { version?: number } }).current : undefined
      if (current)
        ({ reply, body } = await read(await sent(wire.curl.replace('"v3"', `"v${current.version}"`), tokens)))
      const status = String(reply.status)
      const say = (what: string) => faults.push(`${id} ${status}: ${what}`)
      if (!(status in wire.entry.operation.responses)) say('the contract has no such answer')
      else if (body !== undefined) for (const fault of faultsOf(wire, status, body)) say(fault)
      if (reply.ok) {
        counts.answered++
        if (status !== wire.status) say(`the sample says ${wire.status}`)
        if ((body === undefined) !== (wire.answer === undefined)) say('the sample answers otherwise')
      } else if (status === '404' || status === '409') counts.absent++
      else if (!(id in REFUSED)) say(JSON.stringify(body))
    }
    expect(faults).toEqual([])
    expect(counts.answered).toBeGreaterThan(280)
  },
)

/** The answer and its JSON; a file or a stream is left unread. */
async function read(reply: Response): Promise<{ reply: Response; body: unknown }> {
  if (reply.headers.get('content-type')?.startsWith('application/json')) return { reply, body: await reply.json() }
  await reply.body?.cancel()
  return { reply, body: undefined }
}

test('the index and the page of permissions have every operation', () => {
  const operations = resources.flatMap((resource) => resource.operations)
  for (const { text } of [indexPage(), permissionPage()])
    expect(operations.filter(({ id, verb }) => !text.includes(`/${id.split('.')[0]}#${verb})`))).toEqual([])
})

test('the roles of the page are those of a new installation', () => {
  expect(ROLES.map(([slug, scope]) => ({ slug, scope }))).toEqual(
    defaultRoles.map(({ slug, scope }) => ({ slug, scope })),
  )
})
