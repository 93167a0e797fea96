import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '#db/database.ts'
import type { Composer, Composers } from '#mail/outbox.ts'
import { user } from '#sections/users/schema.ts'
import { passwordReset } from './schema.ts'
import { hashOf } from './token.ts'

const LINK_LIFE = 60 * 60_000

/** A link is good for an hour, once, and only until the next one is made. */
export async function linkFor(tx: Database, userId: number, at: Date, publicUrl: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await tx.delete(passwordReset).where(eq(passwordReset.user_id, userId))
  await tx
    .insert(passwordReset)
    .values({ hash: hashOf(secret), user_id: userId, expires_at: new Date(at.getTime() + LINK_LIFE).toISOString() })
  return `${publicUrl}/auth/change-password/${secret}`
}

function letterTo(
  statuses: string[],
  write: (to: {
    tx: Database
    id: number
    name: string
    at: Date
    publicUrl: string
  }) => Promise<{ subject: string; text: string[] }>,
): Composer {
  return async (tx, { recipient, at, env }) => {
    const [found] = await tx.select().from(user).where(eq(user.email, recipient))
    if (!found || !statuses.includes(found.status)) return undefined
    const name = [found.first_name, found.middle_name].filter(Boolean).join(' ')
    const { subject, text } = await write({ tx, id: found.id, name, at, publicUrl: env.publicUrl })
    return { subject, text: [`Здравствуйте, ${name}!`, ...text].join('\n\n') }
  }
}

const passwordResetLetter = letterTo(['active'], async ({ tx, id, at, publicUrl }) => {
  const link = await linkFor(tx, id, at, publicUrl)
  return {
    subject: 'Восстановление пароля',
    text: [
      'Чтобы задать новый пароль, откройте ссылку. Она действует один час и только один раз:',
      link,
      'Если вы не запрашивали смену пароля, ничего делать не нужно: прежний пароль продолжает действовать.',
    ],
  }
})

const userInviteLetter = letterTo(['invited'], async ({ tx, id, at, publicUrl }) => ({
  subject: 'Приглашение в панель управления',
  text: [
    'Для вас создана учётная запись в панели управления маркетплейсом. Чтобы задать пароль и войти, откройте ссылку. Она действует один час и только один раз:',
    await linkFor(tx, id, at, publicUrl),
    `Если срок ссылки истёк, попросите администратора отправить приглашение ещё раз.`,
  ],
}))

const passwordChangedLetter = letterTo(['active'], async ({ publicUrl }) => ({
  subject: 'Пароль изменён',
  text: [
    'Пароль вашей учётной записи изменён, все сеансы завершены. Войдите с новым паролем:',
    `${publicUrl}/auth/login`,
    'Если пароль изменили не вы, сообщите администратору.',
  ],
}))

export const authMails = {
  'password-reset': passwordResetLetter,
  'user-invite': userInviteLetter,
  'password-changed': passwordChangedLetter,
} satisfies Composers
