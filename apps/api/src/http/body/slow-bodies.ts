import type { FastifyReply, FastifyRequest } from 'fastify'

/** What each `ms` must bring of a form: 70 kbit/s where it is 30 seconds. */
export const FORM_SHARE = 256 * 1024

export function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.trim().toLowerCase().startsWith('multipart/') ?? false
}

/** Ends a request whose body is late: JSON has `ms` in all, a form has as long as it keeps coming. */
export function limitBody(request: FastifyRequest, reply: FastifyReply, ms: number, end: () => void): void {
  const { raw, headers } = request
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return
  let seen = raw.socket.bytesRead
  const look = () => {
    if (raw.complete || raw.readableEnded || raw.destroyed) return
    const { bytesRead } = raw.socket
    const goesOn = isForm(request) && !reply.sent && bytesRead - seen >= FORM_SHARE
    if (goesOn) seen = bytesRead
    else if (reply.sent) raw.destroy()
    else end()
  }
  // What has arrived while the process was busy is read first.
  const timer = setInterval(() => setImmediate(look), ms).unref()
  raw.once('close', () => clearInterval(timer))
}
