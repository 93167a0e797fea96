import type { FastifyReply, FastifyRequest } from 'fastify'

/** The minimum that a form must send in each interval: 70 kbit/s for an interval of 30 seconds. */
export const FORM_SHARE = 256 * 1024

export function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.trim().toLowerCase().startsWith('multipart/') ?? false
}

/** Ends a request with a slow body: JSON has `ms` in total, a form continues while it sends enough per interval. */
export function limitBody(request: FastifyRequest, reply: FastifyReply, ms: number, end: () => void): void {
  const { raw, headers } = request
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return
  let lastBytesRead = raw.socket.bytesRead
  const look = () => {
    if (raw.complete || raw.readableEnded || raw.destroyed) return
    const { bytesRead } = raw.socket
    const canContinue = isForm(request) && !reply.sent && bytesRead - lastBytesRead >= FORM_SHARE
    if (canContinue) lastBytesRead = bytesRead
    else if (reply.sent) raw.destroy()
    else end()
  }
  // Data that arrived while the process was busy is read before the check.
  const timer = setInterval(() => setImmediate(look), ms).unref()
  raw.once('close', () => clearInterval(timer))
}
