// The library of certificates needs it.
import 'reflect-metadata'
import { createHash, X509Certificate } from 'node:crypto'
import { createSecureServer, type Http2SecureServer, type IncomingHttpHeaders } from 'node:http2'
import { Agent, request } from 'node:http'
import {
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509'

// HTTP/2 has no such headers.
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade'])
const DAY = 24 * 60 * 60_000

/** A certificate of localhost for one run, and what makes Chromium trust it: it caches nothing behind one that it does not. */
export async function certificate() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const own = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    notBefore: new Date(Date.now() - DAY),
    notAfter: new Date(Date.now() + DAY),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }]),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
    ],
  })
  const cert = own.toString('pem')
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return {
    cert,
    key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`,
    trust: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`,
  }
}

type Certificate = Pick<Awaited<ReturnType<typeof certificate>>, 'cert' | 'key'>

/** Serves a server of HTTP/1.1 as it is deployed: behind TLS and over HTTP/2. */
export function serveSecurely({ to, port, ...own }: Certificate & { to: number; port: number }): Http2SecureServer {
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer(own, (incoming, reply) => {
    const { method, url: path, headers, authority } = incoming
    const passed = request(
      { port: to, agent, method, path, headers: { ...plain(headers), host: authority } },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, plain(answer.headers))
        answer.pipe(reply)
      },
    )
    passed.on('error', () => reply.destroy())
    reply.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  return server.listen(port, 'localhost')
}

const plain = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)))
