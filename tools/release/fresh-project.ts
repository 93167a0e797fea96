import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.ts'
import type { Registry } from './registry.ts'

const program = `import { createClient, isApiError } from '@admin-panel/sdk'
import { createPermissions } from '@admin-panel/permissions'
import { createHooks } from '@admin-panel/hooks'
import { createMcpServer } from '@admin-panel/mcp'
import { Button } from '@admin-panel/ui/button'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
const client = createClient({ baseUrl: 'http://localhost:1', retry: false })
// Without a session the call is refused before it is sent.
const error = await client.api.users.list().catch((error) => error)
if (!isApiError(error, 'unauthorized')) throw error
if (createPermissions([]).can('order') || !renderToStaticMarkup(createElement(Button, null, 'Save')).includes('Save') || typeof createHooks !== 'function' || typeof createMcpServer !== 'function') throw new Error('not whole')
`

/** Installs the release in an empty project with npm, and runs a program that uses each package. */
export async function installFrom({ npmrc }: Registry, folder: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }))
  writeFileSync(join(folder, 'main.js'), program)
  writeFileSync(join(folder, '.npmrc'), npmrc)
  const packages = ['sdk', 'permissions', 'hooks', 'mcp', 'cli', 'ui'].map((name) => `@admin-panel/${name}`)
  await run(
    'npm',
    ['install', '--no-audit', '--no-fund', ...packages, 'react', 'react-dom', '@tanstack/react-query'],
    {},
    folder,
  )
  await run('node', ['main.js'], {}, folder)
  await run('npx', ['admin-panel', '--version'], {}, folder)
}
