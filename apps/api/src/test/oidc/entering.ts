import { sql } from '#db/drizzle.ts'
import { REASONS } from '#sections/oidc/refusals.ts'
import type { useApp } from '#test/app.ts'
import type { startProvider } from './provider.ts'

const START = '/api/user/admin/auth/oidc/start'
const FINISH = '/api/user/admin/auth/oidc/finish'

interface Parties {
  app: Awaited<ReturnType<typeof useApp>>
  provider: Awaited<ReturnType<typeof startProvider>>
  /** The provider's id in the settings. */
  id: string
}

/** The two halves of a sign-in through a provider, and what it leaves. */
export function entering({ app, provider, id }: Parties) {
  const start = async (): Promise<{ url: string; secret: string }> =>
    (await app.anonymous.post(START, { body: { provider: id } })).body
  const finish = (secret: string, answer: string) => app.anonymous.post(FINISH, { body: { secret, answer } })
  const enter = async (subject: string) => {
    const { url, secret } = await start()
    return finish(secret, await provider.visit(url, subject))
  }
  /** What a reply and the last row of the log say. */
  const outcome = async ({ status, body }: { status: number; body: { data?: { message: string } } }) => {
    const [last] = await app.audited('user')
    return { status, message: body.data?.message, event: last?.event, comment: last?.comment }
  }
  const idOf = async (email: string) => {
    const { rows } = await app.db.execute<{ id: number }>(sql`select id from "user" where email = ${email}`)
    return Number(rows[0]?.id)
  }
  return { start, finish, enter, outcome, idOf }
}

/** The outcome of a sign-in that is refused. */
export const refused = (reason: keyof typeof REASONS) => ({
  status: 422,
  message: REASONS[reason],
  event: 'sign_in_failed',
  comment: REASONS[reason],
})
