import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setup as buildServer } from '../../tools/build.ts'
import { withServer as withBuiltServer } from '../../tools/machine/with-server.ts'
import { LIMITS } from '../target.ts'

/** Runs the built server on a database while it is used. */
export async function withServer<T>(
  url: string,
  use: (address: string, server: ChildProcess) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  await buildServer()
  return withBuiltServer(use, { ...LIMITS, DATABASE_URL: url, ...settings })
}

export type BenchClient = Awaited<ReturnType<typeof clientOf>>

export async function tokenOf(address: string, email: string): Promise<string> {
  const signedIn = await fetch(`${address}/api/user/admin/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'demo-password-2026' }),
  })
  const { token } = (await signedIn.json()) as { token: { value: string } }
  return token.value
}

/** Signs in again once its session has ended. */
export async function clientOf(address: string, email: string) {
  let token = await tokenOf(address, email)
  type Sent = { method?: string; body?: object; headers?: Record<string, string> }
  const send = (path: string, { method = 'GET', body, headers }: Sent) =>
    fetch(address + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
  return async (path: string, sent: Sent = {}) => {
    let reply = await send(path, sent)
    if (reply.status === 401) {
      token = await tokenOf(address, email)
      reply = await send(path, sent)
    }
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return reply
  }
}

/** Megabytes of the process, where the system reports them. */
export function rss({ pid }: ChildProcess): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}
