import { boolean, pgTable, primaryKey, text } from '#db/drizzle.ts'
import { bytes, instant, reference } from '#db/columns.ts'

export const oidcIdentity = pgTable(
  'oidc_identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    user_id: reference().notNull(),
    /** The provider has made the account, and decides its roles. */
    is_own: boolean().notNull(),
    linked_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
)

export const oidcAttempt = pgTable('oidc_attempt', {
  state: bytes().primaryKey(),
  secret: bytes().notNull(),
  issuer: text().notNull(),
  nonce: text().notNull(),
  verifier: text().notNull(),
  started_at: instant().notNull(),
  used_at: instant(),
})

export const oidcLogout = pgTable('oidc_logout', {
  hash: bytes().primaryKey(),
  issuer: text().notNull(),
  subject: text(),
  provider_session: text(),
  received_at: instant().notNull(),
})
