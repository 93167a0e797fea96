import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { CLIENT, startProvider } from '../../apps/api/src/test/oidc/provider.ts'
import { blocks } from '../docs/blocks.ts'
import { account } from '../docs/panel.ts'
import { freePort } from '../machine/free-port.ts'
import { root } from '../run.ts'
import { openContext, servePage, startPanel } from './page-server.ts'

const EMAIL = 'viewer@example.com'

const mount = `import { createClient } from '@admin-panel/sdk'
import { makePasskey } from '@admin-panel/sdk/passkey'
import { createElement as h, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { SignInForm } from './sign-in-form'
export { createClient }
const providers = [{ id: 'company', name: 'Company' }]
function Page({ client }) {
  const { subscribe, getSnapshot } = client.session
  const { user } = useSyncExternalStore(subscribe, getSnapshot)
  return user ? h('output', null, user.email) : h(SignInForm, { client, providers })
}
export const mount = (client) => createRoot(document.getElementById('page')).render(h(Page, { client }))
window.addPasskey = async () => {
  const { options } = await client.api.ownPasskeys.begin()
  const credential = await makePasskey(options)
  return (await client.api.ownPasskeys.add({ name: 'Laptop', credential })).codes
}
`

/** The form of the documentation as a module of a page. */
async function printedForm(): Promise<string> {
  const folder = mkdtempSync(join(root, 'apps/admin/node_modules/.form-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const printed = blocks().find(({ file }) => file === 'sign-in-form.tsx')
  writeFileSync(join(folder, 'sign-in-form.tsx'), printed?.code ?? '')
  writeFileSync(join(folder, 'mount.js'), mount)
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'mount.js')],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['@admin-panel/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

/** A device whose owner has touched it, and shown a finger or a face. */
async function plugInDevice(page: Page) {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
}

test('the form of the documentation signs in by a password, a code, a passkey and a provider', async () => {
  const port = await freePort()
  const redirectUri = `http://localhost:${port}/auth/login`
  const claims = { sub: 'viewer', email: EMAIL, email_verified: true }
  const provider = await startProvider({ redirectUri, accounts: { viewer: claims } })
  onTestFinished(provider.stop)
  const company = { ...CLIENT, id: 'company', name: 'Company', issuer: provider.issuer }
  const settings = { PUBLIC_URL: `http://localhost:${port}`, OIDC_PROVIDERS: JSON.stringify([company]) }
  const { url } = await startPanel(settings)
  const origin = await servePage(port, url, await printedForm())
  const page = await (await openContext()).newPage()
  page.setDefaultTimeout(20_000)
  await plugInDevice(page)
  await page.goto(origin)

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const alert = (text: string) => page.getByRole('alert').getByText(text).waitFor()
  const signedIn = async () => expect.poll(() => page.locator('output').allTextContents()).toEqual([EMAIL])
  const signOut = async () => {
    await page.evaluate('client.signOut()')
    await page.getByLabel('Password').waitFor()
  }
  async function enter(password: string) {
    await page.getByLabel('E-mail').fill(EMAIL)
    await page.getByLabel('Password').fill(password)
    await press('Sign in')
  }
  async function enterCode(code: string) {
    await page.getByLabel('Code or recovery code').fill(code)
    await press('Go on')
  }

  await enter('a wrong password')
  await alert('Неверная эл. почта или пароль')
  await press('Forgotten password')
  await alert('a mail with a link is on its way')
  await enter(account.password)
  await signedIn()

  const [recovery = '']: string[] = await page.evaluate('addPasskey()')
  await signOut()
  await press('Sign in with a passkey')
  await signedIn()
  await signOut()
  await enter(account.password)
  await press('Use a passkey')
  await signedIn()

  await signOut()
  await enter(account.password)
  await press('Back')
  await enter(account.password)
  await enterCode('wrong-code')
  await alert('код')
  await enterCode(recovery)
  await signedIn()

  await signOut()
  await press('Sign in with Company')
  await page.getByRole('button', { name: 'viewer' }).click()
  await page.waitForURL(redirectUri)
  await press('Use a passkey')
  await signedIn()
})
