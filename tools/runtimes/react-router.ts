import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildPackage, packPackage } from '../packages/pack.ts'
import { installIn, type Outcome } from './processes.ts'
import { useStaffPage, withPages, write, writePrinted } from './staff-page.ts'

const exec = promisify(execFile)

const files = {
  'package.json': `{ "private": true, "type": "module" }`,
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
export default defineConfig({ plugins: [reactRouter()], resolve: { alias: { '~': import.meta.dirname + '/app' } } })`,
  'app/root.tsx': `import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
export function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><head><Meta /><Links /></head><body>{children}<Scripts /></body></html>
}
export default function Root() {
  return <Outlet />
}`,
}

/** The page of the documentation in a project of React Router with the packed SDK and hooks. */
export async function inReactRouter(folder: string, address: string): Promise<Outcome> {
  const project = join(folder, 'react-router')
  for (const [name, text] of Object.entries(files)) write(join(project, name), text)
  writePrinted('start/react-router.md', project, 'app')
  await buildPackage('hooks')
  const tarballs = await Promise.all(['permissions', 'sdk', 'hooks'].map((name) => packPackage(name, project)))
  const react = ['react@19', 'react-dom@19', '@tanstack/react-query@5', 'isbot@5', 'vite@8', 'typescript@5']
  // The parts of one release want each other, and each is published by itself.
  // The parts of a release want each other exactly, and are published one by one.
  const router = ['react-router', '@react-router/dev', '@react-router/node', '@react-router/serve']
  await installIn(project, [...tarballs, ...react, ...router.map((name) => `${name}@8.4`)])
  const bin = (name: string) => join(project, 'node_modules/@react-router', name)
  const env = { ...process.env, NODE_ENV: 'production', PANEL_URL: address }
  const { version }: { version: string } = JSON.parse(readFileSync(bin('dev/package.json'), 'utf8'))
  const fault = await exec(process.execPath, [bin('dev/bin.cjs'), 'build'], { cwd: project, env }).then(
    () => null,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
  )
  if (fault !== null) return { version, verdicts: [{ check: 'a page builds', fault }] }
  const server = () => [bin('serve/bin.cjs'), join(project, 'build/server/index.js')]
  return { version, verdicts: await withPages(server, { env, cwd: project }, useStaffPage) }
}
