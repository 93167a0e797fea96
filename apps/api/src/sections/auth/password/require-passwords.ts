import type { Env } from '#env.ts'
import { Refusal } from '#errors.ts'

/** With `OIDC_ONLY` no password counts, and none is set by a link. */
export function requirePasswords({ oidc }: Env): void {
  if (oidc.only)
    throw new Refusal('invalid', 'Вход по паролю выключен: войдите через провайдера компании', {
      code: 'provider_only',
    })
}
