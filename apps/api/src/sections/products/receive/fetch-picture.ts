import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UploadedFile } from '#contract/uploaded-file.ts'
import type { Env } from '#env.ts'
import { RefusedAddress, requestGuarded, wordsOf } from '#sections/webhooks/public.ts'

const MB = 1024 * 1024
/** As of an upload. */
const BYTES_AT_MOST = 5 * MB
const REDIRECTS_AT_MOST = 3
const TOO_MANY = 429

/** A picture that did not come; a passing cause is worth another attempt. */
export class Unfetched extends Error {
  override name = 'Unfetched'
  readonly isPassing: boolean

  constructor(message: string, { isPassing = false } = {}) {
    super(message)
    this.isPassing = isPassing
  }
}

/** Fetches a file from an address that somebody outside has named, into a folder that goes with it. */
export async function fetchPicture(url: string, { webhooks }: Env) {
  const signal = AbortSignal.timeout(webhooks.timeoutMs)
  const bytes = await read(new URL(url), { networks: webhooks.networks, signal }).catch((error: unknown) => {
    if (error instanceof Unfetched) throw error
    throw signal.aborted
      ? new Unfetched('Нет ответа', { isPassing: true })
      : new Unfetched(wordsOf(error), { isPassing: !(error instanceof RefusedAddress) })
  })
  const folder = await mkdtemp(join(tmpdir(), 'photo-'))
  const path = join(folder, 'photo')
  await writeFile(path, bytes)
  const name = new URL(url).pathname.split('/').at(-1)?.slice(0, 200) || 'photo'
  const hash = createHash('sha256').update(bytes).digest('hex')
  return {
    file: new UploadedFile({ name, path, size: bytes.length, hash }),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

interface Guards {
  networks: readonly string[]
  signal: AbortSignal
}

async function read(url: URL, guards: Guards, redirects = 0): Promise<Buffer> {
  const answer = await requestGuarded(url, { method: 'GET', headers: { accept: 'image/*' }, ...guards })
  const { statusCode: status = 0, headers } = answer
  if (status >= 300 && status < 400 && headers.location !== undefined) {
    answer.destroy()
    if (redirects === REDIRECTS_AT_MOST) throw new Unfetched('Слишком много переадресаций')
    return read(new URL(headers.location, url), guards, redirects + 1)
  }
  if (status !== 200) {
    answer.destroy()
    throw new Unfetched(`Сервер ответил ${status}`, { isPassing: status >= 500 || status === TOO_MANY })
  }
  return whole(answer)
}

async function whole(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BYTES_AT_MOST) throw new Unfetched('Фото больше 5 МБ')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
