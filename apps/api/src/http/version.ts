import type { IncomingHttpHeaders } from 'node:http'
import type { Operation } from '#contract/operations.ts'
import { HttpError } from './errors.ts'

export function etagOf(body: unknown): string | undefined {
  const version = body !== null && typeof body === 'object' && 'version' in body ? body.version : undefined
  return typeof version === 'number' ? `"v${version}"` : undefined
}

/** Reads the version of If-Match. A compressing proxy may have weakened the ETag. */
export function versionOf(headers: IncomingHttpHeaders, { ifMatch }: Operation): number | undefined {
  if (!ifMatch) return undefined
  const tag = headers['if-match']
  if (tag === undefined) {
    if (ifMatch === 'required') throw new HttpError(428, 'Не указана версия записи. Обновите страницу и повторите')
    return undefined
  }
  const version = /^(?:W\/)?"v(\d{1,9})"$/.exec(tag)?.[1]
  if (!version) throw new HttpError(400, 'Заголовок If-Match: нужна версия записи вида "v1", как в её ETag')
  return Number(version)
}
