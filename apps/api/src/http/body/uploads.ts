import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { Env } from '#env.ts'
import { incomingOf } from '#files/store.ts'
import type { Operation } from '#contract/operations.ts'
import { HttpError } from '#http/errors.ts'
import { isDiskFull } from '#db/failures.ts'
import { fileTooLarge, type Form, formLimit, readForm } from './read-form.ts'
import { turnsOf } from '#limit-concurrency.ts'
import { isForm } from './slow-bodies.ts'

const unsupported = () => new HttpError(415, 'Такой тип данных не поддерживается')

/** Refuses an unexpected or oversized form before its body is read. */
export function refuseForm(request: FastifyRequest, operation: Operation): void {
  if (!isForm(request)) return
  if (!operation.multipart) throw unsupported()
  if (Number(request.headers['content-length'] ?? 0) > formLimit(operation)) throw fileTooLarge(operation.fileMb)
}

/** Reads the form of a request and limits the concurrent uploads of its user; its files exist until `run` ends. */
export function formReader(env: Env) {
  const startTurn = turnsOf(
    env.limits.uploads,
    'Загружается слишком много файлов сразу. Дождитесь, пока закончится часть из них, и повторите',
  )
  return async <Result>(
    { body, headers, actor }: FastifyRequest,
    { files, fileMb }: Operation,
    run: (parts: Form['parts']) => Promise<Result>,
  ): Promise<Result> => {
    if (!(body instanceof Readable)) throw unsupported()
    const done = startTurn(actor?.userId ?? 0)
    try {
      const form = await readForm(body, headers, { folder: incomingOf(env), files, fileMb })
      return await run(form.parts).finally(() => form.dispose())
    } catch (error) {
      if (!isDiskFull(error)) throw error
      throw new HttpError(
        507,
        'На сервере закончилось место для файлов. Сообщите администратору и загрузите файл позже',
        {
          cause: error,
        },
      )
    } finally {
      done()
    }
  }
}
