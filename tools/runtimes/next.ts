import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildPackage, packPackage } from '../packages/pack.ts'
import type { Outcome } from './processes.ts'
import { useStaffPage, withPages, write, writePrinted } from './staff-page.ts'

const exec = promisify(execFile)

// Beside the page of the documentation: a server component with a client of its own, a client component with that of the page, the
// tokens, and components of the library, of which the password field has a state and so works only as client code.
const files = {
  'package.json': `{ "private": true }`,
  'tsconfig.json': `{ "compilerOptions": { "strict": true, "paths": { "@/*": ["./*"] } } }`,
  'postcss.config.mjs': `export default { plugins: { '@tailwindcss/postcss': {} } }`,
  'app/global.css': `@import 'tailwindcss';\n@import '@admin-panel/ui/tokens.css';\n@import '@admin-panel/ui/page.css';`,
  'app/layout.tsx': `import type { ReactNode } from 'react'
import './global.css'
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>
}`,
  'app/parts/who-am-i.tsx': `'use client'
import { createClient } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useSyncExternalStore } from 'react'
const client = createClient({ baseUrl: 'https://panel.example.com' })
export function WhoAmI() {
  const { subscribe, getSnapshot, getServerSnapshot } = client.session
  const session = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  return <Button onClick={() => void client.signOut()}>{session.user?.email ?? 'Nobody is signed in'}</Button>
}`,
  'app/parts/page.tsx': `import { createClient, memoryStorage } from '@admin-panel/sdk'
import { PasswordInput } from '@admin-panel/ui/password-input'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { WhoAmI } from './who-am-i'
export const dynamic = 'force-dynamic'
export default async function Page() {
  const client = createClient({ baseUrl: process.env['PANEL_URL'] ?? '', refresh: false, storage: memoryStorage() })
  await client.signIn({ email: 'viewer@example.com', password: 'demo-password-2026' })
  const { items } = await client.api.cities.list({ q: 'Казань' })
  client.dispose()
  return <main><StatusChip tone="green">{items[0]?.name}</StatusChip><PasswordInput name="p" /><WhoAmI /></main>
}`,
}

/** A project of Next with the packed SDK and components: its page is built, types included, and rendered by the server. */
export async function inNext(
  folder: string,
  address: string,
  install: (...packages: string[]) => Promise<void>,
): Promise<Outcome> {
  for (const name of ['hooks', 'ui']) await buildPackage(name)
  const tarballs = await Promise.all(['hooks', 'ui'].map((name) => packPackage(name, folder)))
  const react = ['next@16', 'react@19', 'react-dom@19', '@types/react@19', '@types/node@24', 'typescript@5']
  await install(...tarballs, ...react, '@tanstack/react-query@5', 'tailwindcss@4', '@tailwindcss/postcss@4')
  const site = join(folder, 'site')
  for (const [name, text] of Object.entries(files)) write(join(site, name), text)
  writePrinted('start/next.md', site, '')
  const next = join(folder, 'node_modules/next/dist/bin/next')
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PANEL_URL: address }
  const { stdout } = await exec(process.execPath, [next, '--version'])
  const build = await exec(process.execPath, [next, 'build', site], { env }).then(
    () => null,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
  )
  const version = /\d[\d.]+/.exec(stdout)?.[0] ?? stdout
  if (build !== null) return { version, verdicts: [{ check: 'a page builds', fault: build }] }
  const verdicts = await withPages(
    (port) => [next, 'start', site, '--port', port],
    { env, cwd: site },
    async (origin) => [
      { check: 'a page renders on the server', fault: await faultOfParts(origin) },
      ...(await useStaffPage(origin)),
    ],
  )
  return { version, verdicts }
}

async function faultOfParts(origin: string): Promise<string | null> {
  const html = await (await fetch(`${origin}/parts`)).text()
  const missing = ['Казань', 'Nobody is signed in', 'type="password"'].filter((part) => !html.includes(part))
  return missing.length > 0 ? `the page has no ${missing.join(', ')}: ${html.slice(0, 500)}` : null
}
