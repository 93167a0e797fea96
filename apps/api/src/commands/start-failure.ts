import { once } from 'node:events'
import { createServer } from 'node:net'
import { codeOf, lastingFailure } from '#db/connection/lasting-failure.ts'
import { refusalOf } from '#db/failures.ts'
import { type Env, WrongEnv } from '#env.ts'
import { wordsOf } from '#text/loggable.ts'

/** Why the program did not start, with the name of the setting to change. */
export function startFailure(error: unknown): string {
  // A port or an address of this machine may fail with the code of a lost network.
  if (error instanceof WrongEnv) return error.message
  const lasting = lastingFailure(error)
  if (lasting) return lasting
  if (refusalOf(error)?.kind === 'unavailable' && codeOf(error))
    return `DATABASE_URL: база данных не отвечает (${codeOf(error)}). Проверьте, что она запущена и что адрес верен`
  return wordsOf(error)
}

/** A port that is taken is noticed before minutes of preparing the database. */
export async function requireFreePort(env: Pick<Env, 'port' | 'host'>): Promise<void> {
  const server = createServer()
  try {
    server.listen(env.port, env.host)
    await once(server, 'listening')
  } catch (error) {
    throw notListening(error, env)
  }
  server.close()
  await once(server, 'close')
}

export function notListening(
  error: unknown,
  { port, host }: Pick<Env, 'port' | 'host'>,
  names = { port: 'PORT', host: 'HOST' },
): unknown {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `${names.port}: порт ${port} уже занят. Остановите программу, которая его занимает, или укажите другой`,
    EACCES: `${names.port}: порт ${port} этому пользователю системы не разрешён. Укажите порт от 1024`,
    EADDRNOTAVAIL: `${names.host}: у этой машины нет адреса ${host}`,
    ENOTFOUND: `${names.host}: адрес ${host} не найден`,
    EAI_AGAIN: `${names.host}: адрес ${host} не найден`,
    EINVAL: `${names.host}: ${host} — не адрес этой машины`,
  }
  const reason = reasons[codeOf(error)]
  return reason ? new WrongEnv(reason, { cause: error }) : error
}
