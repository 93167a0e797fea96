import type { Env } from '#env.ts'
import { Refusal } from '#errors.ts'

/** With `OIDC_ONLY` no password and no passkey signs in, and no link sets a password. */
export function requirePasswords({ oidc }: Env): void {
  if (oidc.only)
    throw new Refusal('invalid', 'Вход по паролю выключен: войдите через провайдера компании', {
      code: 'provider_only',
    })
}
