import { eq } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Composer, Composers } from '#mail/outbox.ts'
import type { Letter } from '#mail/transport.ts'
import { letterOf, type Reader } from '#sections/templates/public.ts'
import { isRecord } from '#text/is-record.ts'
import { maskedEmail } from '#text/masked.ts'
import { momentIn } from '#text/moment.ts'
import { personLabel } from '#text/person-label.ts'
import { user } from '#sections/users/schema.ts'
import { hasFactor } from './second-factor/factors.ts'
import { LINK_LIFE, linkFor } from './links.ts'

const MINUTE = 60_000

interface To {
  tx: Database
  id: number
  name: string
  invitedBy: number | null
  at: Date
  payload: unknown
  reader: Reader
  /** The providers to sign in through, where passwords are off. */
  providers: string | undefined
}

function letterTo(statuses: string[], write: (to: To) => Promise<Letter>): Composer {
  return async (tx, { recipient, payload, at, env }) => {
    // The lock ensures that a concurrent block or change of address voids the new link.
    const [account] = await tx.select().from(user).where(eq(user.email, recipient)).for('no key update')
    if (!account || !statuses.includes(account.status)) return undefined
    const name = [account.first_name, account.middle_name].filter(Boolean).join(' ')
    const reader = { timeZone: account.time_zone, publicUrl: env.publicUrl }
    const providers = env.oidc.only ? env.oidc.providers.map((provider) => provider.name).join(', ') : undefined
    return write({ tx, id: account.id, name, invitedBy: account.created_by, at, payload, reader, providers })
  }
}

function letter(subject: string, name: string, ...text: string[]): Letter {
  return { subject, text: [`Здравствуйте, ${name}!`, ...text].join('\n\n') }
}

// Access must not depend on an editable template, so a built-in text is the fallback.
const passwordResetLetter = letterTo(['active'], async ({ tx, id, name, at, reader }) => {
  const link = await linkFor(tx, id, at, reader.publicUrl)
  const values = { user_name: name, link, ttl_minutes: LINK_LIFE / MINUTE }
  return (
    (await letterOf(tx, 'password_reset', values, reader)) ??
    letter(
      'Восстановление пароля',
      name,
      'Чтобы задать новый пароль, откройте ссылку. Она действует один час и только один раз:',
      link,
      'Если вы не запрашивали смену пароля, ничего делать не нужно: прежний пароль продолжает действовать.',
    )
  )
})

const userInviteLetter = letterTo(['invited'], async ({ tx, id, name, invitedBy, at, reader, providers }) => {
  if (providers !== undefined)
    return letter(
      'Приглашение в панель управления',
      name,
      `Для вас создана учётная запись в панели управления маркетплейсом. Откройте её и войдите через провайдера: ${providers}.`,
      reader.publicUrl,
    )
  const link = await linkFor(tx, id, at, reader.publicUrl)
  const values = { user_name: name, link, inviter: await nameOf(tx, invitedBy) }
  return (
    (await letterOf(tx, 'user_invite', values, reader)) ??
    letter(
      'Приглашение в панель управления',
      name,
      'Для вас создана учётная запись в панели управления маркетплейсом. Чтобы задать пароль и войти, откройте ссылку. Она действует один час и только один раз:',
      link,
      'Если срок ссылки истёк, попросите администратора отправить приглашение ещё раз.',
    )
  )
})

const passwordChangedLetter = letterTo(['active'], async ({ name, reader }) =>
  letter(
    'Пароль изменён',
    name,
    'Пароль вашей учётной записи изменён, прежние сеансы завершены. Войдите с новым паролем:',
    reader.publicUrl,
    'Если пароль изменили не вы, сообщите администратору.',
  ),
)

const WARNING = 'Если это сделали не вы, смените пароль и сообщите администратору.'

const factorAddedLetter = letterTo(['active'], async ({ name }) =>
  letter(
    'Второй шаг входа включён',
    name,
    'Теперь при входе в панель управления нужен код из приложения. Коды восстановления храните отдельно от телефона.',
    WARNING,
  ),
)

const factorRemovedLetter = letterTo(['active'], async ({ tx, id, name }) =>
  (await hasFactor(tx, id))
    ? letter(
        'Способ входа удалён',
        name,
        'Один из способов входа в панель управления удалён: другой остаётся.',
        WARNING,
      )
    : letter('Второй шаг входа выключен', name, 'Теперь для входа в панель управления достаточно пароля.', WARNING),
)

const passkeyAddedLetter = letterTo(['active'], async ({ name }) =>
  letter(
    'Добавлен ключ входа',
    name,
    'Теперь в панель управления можно войти ключом с вашего устройства, без пароля. Одного пароля для входа больше не хватит.',
    WARNING,
  ),
)

const factorResetLetter = letterTo(['active'], async ({ name, reader }) =>
  letter(
    'Второй шаг входа сброшен',
    name,
    'Два администратора сбросили второй шаг входа: приложение и коды восстановления больше не действуют, сеансы завершены. Войдите с паролем и включите второй шаг снова:',
    reader.publicUrl,
    'Если вы об этом не просили, смените пароль и сообщите администратору.',
  ),
)

const recoveryCodeUsedLetter = letterTo(['active'], async ({ name }) =>
  letter(
    'Использован код восстановления',
    name,
    'Вместо кода из приложения введён код восстановления. Второй раз он не подойдёт.',
    WARNING,
  ),
)

/** To the old address, by which the account is not found any more. */
const emailChangedLetter: Composer = async (tx, { payload, env }) => {
  const [account] = await tx
    .select()
    .from(user)
    .where(eq(user.id, isRecord(payload) ? Number(payload['user_id']) : 0))
  if (!account) return undefined
  return letter(
    'Адрес учётной записи изменён',
    [account.first_name, account.middle_name].filter(Boolean).join(' '),
    `Учётная запись в панели управления ${env.publicUrl} больше не связана с этим адресом: письма и ссылки для входа приходят на ${maskedEmail(account.email)}.`,
    'Если вы об этом не знаете, сообщите администратору: он завершит сеансы и вернёт адрес.',
  )
}

const providerLinkedLetter = letterTo(['active'], async ({ name, payload }) =>
  letter(
    'Подключён вход через провайдера',
    name,
    `Теперь в вашу учётную запись панели управления входят и через «${isRecord(payload) ? String(payload['provider']) : ''}»: адрес эл. почты там тот же.`,
    'Если вы этого не делали, сообщите администратору.',
  ),
)

function asSignIn(payload: unknown): { at: string; ip: string; device: string } {
  const { at, ip, device } = isRecord(payload) ? payload : {}
  return { at: String(at), ip: String(ip), device: String(device) }
}

/** «Это не я»: the link sets another password, which ends every session. Where passwords are off, the provider has it. */
const newDeviceLetter = letterTo(['active'], async ({ tx, id, name, at, payload, reader, providers }) => {
  const { at: moment, ip, device } = asSignIn(payload)
  return letter(
    'Вход с нового устройства',
    name,
    `${momentIn(reader.timeZone)(moment)} в вашу учётную запись вошли: ${device || 'неизвестное устройство'}, адрес ${ip}. За последние 30 дней с такого устройства не входили.`,
    'Если это были вы, ничего делать не нужно.',
    ...(providers === undefined
      ? [
          'Это не я: завершить все сеансы и задать новый пароль. Ссылка действует один час и только один раз:',
          await linkFor(tx, id, at, reader.publicUrl),
          'Когда она истечёт, выберите «Забыли пароль?» на странице входа и сообщите администратору.',
        ]
      : [
          `Это не я: смените пароль у провайдера (${providers}), завершите чужие сеансы в окне «Пароль и сеансы» и сообщите администратору:`,
          reader.publicUrl,
        ]),
  )
})

async function nameOf(tx: Database, userId: number | null): Promise<string | null> {
  if (userId === null) return null
  const [account] = await tx.select().from(user).where(eq(user.id, userId))
  return account ? personLabel(account) : null
}

export const authMails = {
  'password-reset': passwordResetLetter,
  'user-invite': userInviteLetter,
  'password-changed': passwordChangedLetter,
  'factor-added': factorAddedLetter,
  'factor-removed': factorRemovedLetter,
  'passkey-added': passkeyAddedLetter,
  'factor-reset': factorResetLetter,
  'recovery-code-used': recoveryCodeUsedLetter,
  'email-changed': emailChangedLetter,
  'new-device': newDeviceLetter,
  'provider-linked': providerLinkedLetter,
} satisfies Composers
