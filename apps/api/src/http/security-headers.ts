import helmet from 'helmet'
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Env } from '#env.ts'

/** Headers of every answer; pages replace the policy by their own. */
export function securityHeaders(production: boolean): OutgoingHttpHeaders {
  return {
    ...headersOfHelmet(production),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
    'cache-control': 'no-store',
  }
}

/** The same for every answer, so they are made once. */
function headersOfHelmet(production: boolean): OutgoingHttpHeaders {
  const protect = helmet({
    contentSecurityPolicy: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: production ? { maxAge: 63_072_000, includeSubDomains: true } : false,
  })
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  protect(request, response, () => undefined)
  return response.getHeaders()
}

/** The policy of a page; styles that Radix injects carry the nonce. A provider of maps is let in where one is set. */
export function pagePolicy(nonce: string, { scriptUrl, sources }: Env['maps']): string {
  const maps = scriptUrl ? ` ${[new URL(scriptUrl).origin, ...sources].join(' ')}` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${maps}`,
    `style-src 'self' 'nonce-${nonce}'${maps && ' blob:'}`,
    `img-src 'self' data: blob:${maps}`,
    "font-src 'self'",
    `connect-src 'self'${maps}`,
    ...(maps ? [`frame-src${maps}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
