import { setTimeout as wait } from 'node:timers/promises'

export interface Answer<Body> {
  /** `BROKEN` if the connection broke, `SILENT` if there was no answer in time. */
  readonly status: number
  readonly body: Body | undefined
}

export interface Session {
  readonly call: <Body>(method: string, path: string, options?: CallOptions) => Promise<Answer<Body>>
  readonly download: (path: string) => Promise<{ status: number; text: string }>
  readonly token: () => string
  /** Before the session ends by its age. */
  readonly refresh: () => Promise<void>
  /** Before a call that asks who one is. */
  readonly prove: () => Promise<void>
}

interface CallOptions {
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

const PATIENCE = 15_000
export const BROKEN = 0
export const SILENT = 1
/** Of the accounts of the demo data. */
export const PASSWORD = 'demo-password-2026'

export async function signIn(url: string, email: string): Promise<Session> {
  let token = ''
  const session: Session = {
    call: (method, path, options) => send(url + path, method, options, token),
    async download(path) {
      const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
      return { status: response.status, text: await response.text() }
    },
    token: () => token,
    async refresh() {
      const { status, body } = await session.call<Token>('POST', '/api/user/admin/auth/refresh')
      if (status === 200 && body) token = body.token.value
    },
    async prove() {
      await session.call('POST', '/api/user/admin/auth/step-up', { body: { password: PASSWORD } })
    },
  }
  for (;;) {
    const answer = await send<Token>(
      `${url}/api/user/admin/auth/sign-in`,
      'POST',
      { body: { email, password: PASSWORD } },
      '',
    )
    if (answer.status === 200 && answer.body) {
      token = answer.body.token.value
      return session
    }
    if (answer.status >= 400 && answer.status < 500) throw new Error(`${email} cannot sign in: ${answer.status}`)
    await wait(500)
  }
}

interface Token {
  readonly token: { readonly value: string }
}

export async function send<Body>(
  url: string,
  method: string,
  { body, headers = {} }: CallOptions = {},
  token: string,
): Promise<Answer<Body>> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const content = await response.text()
    return { status: response.status, body: isJson ? JSON.parse(content) : undefined }
  } catch (error) {
    return { status: error instanceof Error && error.name === 'TimeoutError' ? SILENT : BROKEN, body: undefined }
  }
}
