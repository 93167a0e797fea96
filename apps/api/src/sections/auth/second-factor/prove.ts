import { eq } from '#db/drizzle.ts'
import type { Caller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { Refusal } from '#errors.ts'
import { queueMail } from '#mail/outbox.ts'
import { auditKey } from '#sections/audit-log/public.ts'
import type { Limit } from '#sections/auth/public.ts'
import { totp } from '#sections/auth/schema.ts'
import { spendCode } from './recovery-codes.ts'
import { say } from '#text/language/say.ts'
import { secondsUntilAfter, secretOf, stepOf } from './totp.ts'

const WINDOW = 15 * 60_000

const WRONG = 'Неверный код: введите шесть цифр, которые приложение показывает сейчас'
const WITHOUT_APPLICATION = 'Приложение для кодов не подключено: введите код восстановления'
const WRONG_RECOVERY = 'Неверный код восстановления: проверьте каждый знак или введите другой'
const AWAY = 'Код от другого времени: включите на телефоне автоматическую установку времени'
const SPENT = 'Этот код восстановления уже использован: введите другой'

/** Codes are short, so that their attempts count per account, from wherever they come. */
export function limitsOf(userId: number, env: Env): Limit[] {
  return [{ key: `second-factor:${userId}`, limit: env.limits.signIn, window: WINDOW }]
}

/** Only the application makes codes of digits alone; recovery codes have sixteen characters. */
export function wayOf(code: string): 'totp' | 'recovery-code' {
  return /^\d{1,10}$/.test(spaceless(code)) ? 'totp' : 'recovery-code'
}

const spaceless = (code: string) => code.replaceAll(/[\s-]/g, '')

interface Account {
  id: number
  email: string
  label: string
}

/** The application of a user, locked for the one code that counts. */
export async function lockTotp(tx: Database, userId: number) {
  const [row] = await tx.select().from(totp).where(eq(totp.user_id, userId)).for('no key update')
  return row
}

/** Accepts a code of the application, or a recovery code, each once; returns the sentence of a refusal. */
export async function prove(
  tx: Database,
  caller: Caller & { userId: number },
  { account, code, env }: { account: Account; code: string; env: Env },
): Promise<string | undefined> {
  const { at } = caller
  const typed = spaceless(code)
  if (wayOf(code) === 'totp') {
    const row = await lockTotp(tx, account.id)
    return row?.added_at ? spendStep(tx, row, { typed, at, env }) : WITHOUT_APPLICATION
  }
  const spent = await spendCode(tx, account.id, typed, at)
  if (spent !== 'spent') return spent === 'used' ? SPENT : WRONG_RECOVERY
  await queueMail(tx, { kind: 'recovery-code-used', recipient: account.email, at })
  await audit(tx, caller, {
    event: 'recovery_code_used',
    entity: 'user',
    entity_id: account.id,
    entity_label: account.label,
  })
  return undefined
}

/** Accepts a code of six digits, if no code of its step or of a later one has been accepted. */
export async function spendStep(
  tx: Database,
  { user_id, salt, last_step }: typeof totp.$inferSelect,
  { typed, at, env }: { typed: string; at: Date; env: Env },
): Promise<string | undefined> {
  const verdict = stepOf(secretOf(auditKey(env), salt), typed, at)
  if (!verdict) return WRONG
  if (verdict.step <= last_step)
    return say`Этот код уже использован: новый подойдёт через ${secondsUntilAfter(last_step, at)} с`
  if (verdict.isAway) return AWAY
  await tx.update(totp).set({ last_step: verdict.step, used_at: at.toISOString() }).where(eq(totp.user_id, user_id))
  return undefined
}

export function wrongCode(message: string): Refusal {
  return new Refusal('invalid', message, { details: { code: [message] } })
}
