import { execFile, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../machine/free-port.ts'
import { buildPackage, packPackage } from '../packages/pack.ts'
import type { Outcome } from './processes.ts'
import type { Verdict } from './smoke.ts'

const exec = promisify(execFile)

// The code of the documentation site: a server component with a client of its own, a client component with that of the page, the
// tokens, and components of the library, of which the password field has a state and so works only as client code.
const files = {
  'package.json': `{ "private": true }`,
  'postcss.config.mjs': `export default { plugins: { '@tailwindcss/postcss': {} } }`,
  'app/global.css': `@import 'tailwindcss';\n@import '@admin-panel/ui/tokens.css';\n@import '@admin-panel/ui/page.css';`,
  'app/layout.tsx': `import type { ReactNode } from 'react'
import './global.css'
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>
}`,
  'app/who-am-i.tsx': `'use client'
import { createClient } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useSyncExternalStore } from 'react'
const client = createClient({ baseUrl: 'https://panel.example.com' })
export function WhoAmI() {
  const { subscribe, getSnapshot, getServerSnapshot } = client.session
  const session = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  return <Button onClick={() => void client.signOut()}>{session.user?.email ?? 'Nobody is signed in'}</Button>
}`,
  'app/page.tsx': `import { createClient, memoryStorage } from '@admin-panel/sdk'
import { PasswordInput } from '@admin-panel/ui/password-input'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { WhoAmI } from './who-am-i'
export const dynamic = 'force-dynamic'
export default async function Page() {
  const client = createClient({ baseUrl: process.env['API'] ?? '', refresh: false, storage: memoryStorage() })
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
  await buildPackage('ui')
  const react = ['next@16', 'react@19', 'react-dom@19', '@types/react@19', '@types/node@24', 'typescript@5']
  await install(await packPackage('ui', folder), ...react, 'tailwindcss@4', '@tailwindcss/postcss@4')
  const site = join(folder, 'site')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    writeFileSync(join(site, name), text)
  }
  const next = join(folder, 'node_modules/next/dist/bin/next')
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', API: address }
  const { stdout } = await exec(process.execPath, [next, '--version'])
  const build = await exec(process.execPath, [next, 'build', site], { env }).then(
    () => null,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
  )
  const verdicts: Verdict[] = [{ check: 'a page builds', fault: build }]
  if (build === null) verdicts.push({ check: 'a page renders on the server', fault: await render(next, site, env) })
  return { version: /\d[\d.]+/.exec(stdout)?.[0] ?? stdout, verdicts }
}

async function render(next: string, site: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  const port = await freePort()
  const server = spawn(process.execPath, [next, 'start', site, '--port', String(port)], { env, stdio: 'ignore' })
  try {
    let html = ''
    for (let attempt = 0; attempt < 150 && !html; attempt++) {
      await wait(200)
      html = await fetch(`http://localhost:${port}/`).then(
        (response) => response.text(),
        () => '',
      )
    }
    const missing = ['Казань', 'Nobody is signed in', 'type="password"'].filter((part) => !html.includes(part))
    return missing.length > 0 ? `the page has no ${missing.join(', ')}: ${html.slice(0, 500)}` : null
  } finally {
    server.kill()
  }
}
