import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import { type AccountClaims, type Configuration, Provider } from 'oidc-provider'

type Accounts = Readonly<Record<string, AccountClaims & { amr?: string[] }>>

interface Options {
  /** Where the browser is sent back to. */
  redirectUri: string
  /** The claims of the accounts by their subject. */
  accounts: Accounts
  port?: number
  /** Receives the reports of sign-outs instead of their address. */
  onLogout?: (token: string) => Promise<{ status: number }>
}

export const CLIENT = { client_id: 'panel', client_secret: 'panel-secret-of-the-tests-0123456789' }

/** A real provider of OpenID Connect, on a port of this process. Its sign-in page asks for nothing but the subject. */
export async function startProvider({ redirectUri, accounts, port = 0, onLogout }: Options) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key: JWK = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' }
  let rewrite: ((claims: JWTPayload) => JWTPayload) | undefined
  let signer: { sign: (claims: JWTPayload) => Promise<string> } | undefined
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${addressOf(server.address()).port}`
  const provider = new Provider(issuer, {
    ...configurationOf(accounts, onLogout),
    jwks: { keys: [key] },
    clients: [
      {
        ...CLIENT,
        redirect_uris: [redirectUri],
        backchannel_logout_uri: 'https://panel.example.com/logout',
        backchannel_logout_session_required: true,
      },
    ],
  })
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) return signInPage(provider, accounts, ctx.req, ctx.res)
    await next()
    if (ctx.path !== '/token' || !(rewrite || signer) || !isTokens(ctx.body)) return
    const [, payload = ''] = ctx.body.id_token.split('.')
    const claims: JWTPayload = JSON.parse(Buffer.from(payload, 'base64url').toString())
    ctx.body = { ...ctx.body, id_token: await (signer?.sign ?? sign)(rewrite?.(claims) ?? claims) }
  })
  server.on('request', provider.callback())
  const sign = async (claims: JWTPayload, typ = 'JWT') =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test', typ }).sign(await importJWK(key, 'RS256'))

  return {
    issuer,
    /** Signs whatever a test says, as the provider. */
    sign,
    /** Changes the claims of each ID token before it is signed, as a faulty provider would. */
    rewriting(change: typeof rewrite) {
      rewrite = change
    },
    /** Has ID tokens signed by another key with the same name. */
    signingAs(another: typeof signer) {
      signer = another
    },
    /** Reports to the panel that somebody has signed out. */
    async reportLogout(subject: string, session: string) {
      const client = await provider.Client.find(CLIENT.client_id)
      // Its types leave the method out.
      if (client && 'backchannelLogout' in client && typeof client.backchannelLogout === 'function')
        await Reflect.apply(client.backchannelLogout, client, [subject, session])
    },
    /** Goes to a page of the provider as a browser without cookies, signs in there, and returns the query it is sent back with. */
    async visit(url: string, subject: string): Promise<string> {
      const cookies = new Map<string, string>()
      let next = new URL(url)
      next.searchParams.set('login_hint', subject)
      for (let hop = 0; hop < 10; hop++) {
        const reply = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        })
        for (const line of reply.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
        const location = reply.headers.get('location')
        if (!location) throw new Error(`The provider answers ${reply.status}: ${await reply.text()}`)
        next = new URL(location, next)
        if (next.href.startsWith(redirectUri)) return next.search
      }
      throw new Error('The provider sends in circles')
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function configurationOf(accounts: Accounts, onLogout: Options['onLogout']): Configuration {
  return {
    scopes: ['openid', 'email', 'profile', 'groups'],
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
      groups: ['groups'],
    },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['of-the-tests'] },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, subject) => ({ accountId: subject, claims: () => ({ ...accounts[subject], sub: subject }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile groups')
      await grant.save()
      return grant
    },
    async fetch(url, init) {
      if (!onLogout) return fetch(url, init)
      const { status } = await onLogout(
        new URLSearchParams(init?.body instanceof URLSearchParams ? init.body : '').get('logout_token') ?? '',
      )
      return new Response(null, { status })
    },
  }
}

/** Signs in who is hinted at; else it asks. */
async function signInPage(provider: Provider, accounts: Accounts, request: IncomingMessage, response: ServerResponse) {
  const { params } = await provider.interactionDetails(request, response)
  const asked = new URL(request.url ?? '', 'http://page').searchParams.get('login')
  const subject = asked ?? params['login_hint']
  if (typeof subject !== 'string') {
    response.statusCode = 200
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><title>Company</title><form>${Object.keys(accounts)
        .map((name) => `<button name="login" value="${name}">${name}</button>`)
        .join('')}</form>`,
    )
    return
  }
  const result = subject === 'cancel' ? { error: 'access_denied' } : { login: { accountId: subject } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The provider has no port')
  return address
}

const isTokens = (body: unknown): body is { id_token: string } =>
  typeof body === 'object' && body !== null && 'id_token' in body && typeof body.id_token === 'string'
