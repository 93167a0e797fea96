import helmet from 'helmet'
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Env } from '#env.ts'

/** The headers of every response; pages override the policy. */
export function securityHeaders(production: boolean): OutgoingHttpHeaders {
  return {
    ...headersOfHelmet(production),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
    'cache-control': 'no-store',
  }
}

/** The headers never vary, so they are computed once. */
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

/**
 * The CSP of a page: styles injected by Radix carry the nonce, and the map provider is allowed if one is configured.
 */
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
