import { itemsOf } from '#contract/validate.ts'
import { createRoom } from '#db/pglite/free-space.ts'
import type { Operation } from '#contract/operations.ts'
import { invalid } from '#errors.ts'
import { HttpError } from '#http/errors.ts'
import { say } from '#text/language/say.ts'

/** PGlite serves all calls by one connection and shares the disk of the server. */
export interface Embedded {
  freeBytes: () => Promise<number>
}

const ROWS_AT_MOST = 500

export interface EmbeddedLimits {
  requireRoom(operation: Operation, now: Date): Promise<void>
  requireFewRows(operation: Operation, body: unknown): void
}

/**
 * Keeps a reserve of the disk for sign-ins and for what a user does to the own account, and transactions of imports
 * short. PostgreSQL needs neither limit.
 */
export function embeddedLimits(embedded: Embedded | undefined): EmbeddedLimits {
  if (!embedded) return { requireRoom: async () => undefined, requireFewRows: () => undefined }
  const isRoomy = createRoom(embedded.freeBytes)
  return {
    async requireRoom({ method, permission }, now) {
      if (method === 'GET' || !Array.isArray(permission) || (await isRoomy(now))) return
      throw new HttpError(
        507,
        'На сервере заканчивается место: данные можно читать, но изменения не сохраняются. Сообщите администратору',
      )
    },
    requireFewRows({ imports }, body) {
      if (imports && itemsOf(body).length > ROWS_AT_MOST)
        throw invalid({ items: [say`Строки: не больше ${ROWS_AT_MOST} за раз, база данных встроенная`] })
    },
  }
}
