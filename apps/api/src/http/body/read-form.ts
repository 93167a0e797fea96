import { Busboy } from '@fastify/busboy'
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UploadedFile } from '#contract/uploaded-file.ts'
import type { Operation } from '#contract/operations.ts'
import { malformed } from '#errors.ts'
import { say } from '#text/language/say.ts'
import { HttpError } from '#http/errors.ts'

const MB = 1024 * 1024
/** The multipart framing needs some extra room. */
const FRAMING = 64 * 1024

/** How many bytes a form of this operation has at most. */
export const formLimit = ({ fileMb, files }: Pick<Operation, 'fileMb' | 'files'>) =>
  fileMb * MB * files.length + FRAMING

const LIMITS = { fieldNameSize: 100, fieldSize: 10_000, fields: 50, files: 5, parts: 50, headerPairs: 50 }

export interface Form {
  parts: Record<string, string | UploadedFile>
  /** Removes the files that were not moved elsewhere. */
  dispose(): Promise<void>
}

/** Streams the files of a form to the folder, so that memory holds only a few chunks of each. */
export async function readForm(
  body: Readable,
  headers: IncomingHttpHeaders,
  { folder, files, fileMb }: Pick<Operation, 'files' | 'fileMb'> & { folder: string },
): Promise<Form> {
  await mkdir(folder, { recursive: true })
  const paths: string[] = []
  const dispose = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
  const controller = new AbortController()
  const uploads: Promise<void>[] = []
  const parts = new Map<string, string | UploadedFile>()
  const parser = parserOf(headers, fileMb * MB)
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (name, value, nameTruncated, valueTruncated) => {
        if (nameTruncated || valueTruncated) reject(tooLarge())
        else parts.set(name, value)
      })
      parser.on('file', (name, stream, fileName) => {
        // A file in an unknown field becomes a validation error without storing its bytes.
        if (!files.includes(name)) {
          parts.set(name, '')
          stream.resume()
          return
        }
        // Parts keep the order in which they came: a repeated request is recognised by it.
        parts.set(name, '')
        const path = join(folder, `${randomUUID()}.part`)
        paths.push(path)
        const upload = keep(stream, path, fileName, { fileMb, signal: controller.signal }).then((file) => {
          parts.set(name, file)
        })
        uploads.push(upload)
        upload.catch(reject)
      })
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
        parser.on(limit, () => reject(tooLarge()))
      parser.on('error', (error: unknown) => reject(malformed(error)))
      parser.on('finish', resolve)
      body.on('error', (error: unknown) => reject(malformed(error)))
      body.on('close', () => {
        if (!body.readableEnded) reject(malformed())
      })
      body.pipe(parser)
    })
    await Promise.all(uploads)
    return { parts: Object.fromEntries(parts), dispose }
  } catch (error) {
    body.unpipe(parser)
    // The rest of the body is drained, because some clients read the response only after writing everything.
    body.resume()
    controller.abort()
    await Promise.allSettled(uploads)
    await dispose()
    throw error
  }
}

function parserOf(headers: IncomingHttpHeaders, fileSize: number): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { ...LIMITS, fileSize },
    })
  } catch (error) {
    throw malformed(error)
  }
}

async function keep(
  stream: Readable,
  path: string,
  name: string,
  { fileMb, signal }: { fileMb: number; signal: AbortSignal },
): Promise<UploadedFile> {
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  let isTooLarge = false
  stream.on('limit', () => (isTooLarge = true))
  await pipeline(stream, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
  if (isTooLarge) throw fileTooLarge(fileMb)
  return new UploadedFile({ name: decodeName(name), path, size, hash: hash.digest('hex') })
}

/** Browsers encode line breaks and quotes in file names this way. */
function decodeName(name: string): string {
  return name.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%22', '"')
}

/** A larger file is not read to its end, so its kind does not matter. */
export function fileTooLarge(fileMb: number): HttpError {
  return new HttpError(
    413,
    fileMb > 11
      ? say`Файл слишком большой: не больше ${fileMb} МБ`
      : 'Файл слишком большой: изображение — не больше 5 МБ, PDF — не больше 10 МБ',
  )
}

function tooLarge(): HttpError {
  return new HttpError(413, 'Слишком большой запрос')
}
