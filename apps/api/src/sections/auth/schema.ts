import { bigint, boolean, integer, pgTable, text } from '#db/drizzle.ts'
import { bytes, id, instant, reference } from '#db/columns.ts'

export const session = pgTable('session', {
  id: id(),
  user_id: reference().notNull(),
  started_at: instant().notNull(),
  ended_at: instant(),
  ip: text().notNull(),
  user_agent: text().notNull(),
  /** When its user has last proved who they are; null in a session of an earlier build, or of a provider that does not say. */
  proved_at: instant(),
  proved_by: text(),
  issuer: text(),
  provider_session: text(),
})

export const sessionToken = pgTable('session_token', {
  hash: bytes().primaryKey(),
  session_id: reference().notNull(),
  issued_at: instant().notNull(),
  expires_at: instant().notNull(),
  rotated_at: instant(),
  successor_key: bytes(),
  used_at: instant(),
})

export const passwordReset = pgTable('password_reset', {
  hash: bytes().primaryKey(),
  user_id: reference().notNull(),
  expires_at: instant().notNull(),
})

export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resets_at: instant().notNull(),
})

export const totp = pgTable('totp', {
  user_id: reference().primaryKey(),
  salt: bytes().notNull(),
  /** Null until a first code has shown that the application knows the secret. */
  added_at: instant(),
  used_at: instant(),
  /** The step of the last code that was accepted: it and earlier ones are refused. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
})

export const recoveryCode = pgTable('recovery_code', {
  hash: bytes().primaryKey(),
  user_id: reference().notNull(),
  used_at: instant(),
})

export const signInChallenge = pgTable('sign_in_challenge', {
  hash: bytes().primaryKey(),
  user_id: reference().notNull(),
  expires_at: instant().notNull(),
  issuer: text(),
  provider_session: text(),
  /** The challenge leads to setting up a second step instead of to a code. */
  enrols: boolean().notNull().default(false),
})

export const passkey = pgTable('passkey', {
  id: id(),
  user_id: reference().notNull(),
  credential_id: text().notNull(),
  public_key: bytes().notNull(),
  /** Raised with each signature by devices that count; zero for passkeys that several devices share. */
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  name: text().notNull(),
  added_at: instant().notNull(),
  used_at: instant(),
})

export const spentChallenge = pgTable('spent_challenge', {
  hash: bytes().primaryKey(),
  expires_at: instant().notNull(),
})
