import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { allResources } from '#records/resources.ts'
import { useApp } from '#test/app.ts'
import { jobTable } from './table.ts'

const app = await useApp()
const { rows: tables } = await app.db.execute<{ name: string; parents: string[]; is_versioned: boolean }>(sql`
  select relname as name, array(
    select parent.relname::text from pg_constraint join pg_class parent on parent.oid = confrelid
    where conrelid = pg_class.oid and contype = 'f' and confdeltype = 'c') as parents,
    exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'version' and not attisdropped) as is_versioned
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`)

const SALE = 'What was sold, and what became of it: kept as long as the shop'
const ONE = 'A few rows for each installation, which never grow'

/** Tables that no time limits, and why. */
const FOREVER: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'order sub_order sub_order_item payment ledger_entry ledger_objection settlement reconciliation registry_period'
      .split(' ')
      .map((name) => [name, SALE]),
  ),
  ...Object.fromEntries(
    'audit_chain category_tree installation migration setting'.split(' ').map((name) => [name, ONE]),
  ),
  status_history:
    'How a record came to its status, which its page, its payments and its returns read: as long as the record',
  erasure: 'How many buyers were erased and when, without their data',
  erasure_run: 'One row a month of the erasure by term',
  product_without_crosses: 'A trigger keeps it equal to the products without crosses',
}

/** Tables whose rows a job deletes, with the job. A row also goes with its parent, where the database cascades. */
const SWEPT: Readonly<Record<string, string>> = {
  access_request: 'sweepAccessRequests',
  audit_erasure: 'trimAudit',
  audit_log: 'trimAudit',
  audit_seal: 'trimAudit',
  deleted_record: 'sweepDeleted',
  factor_reset: 'sweepFactorResets',
  file: 'sweepFiles',
  idempotency_key: 'sweepIdempotencyKeys',
  job_failure: 'sweepFailures',
  mail_outbox: 'mail',
  notification: 'sweepNotifications',
  oidc_attempt: 'sweepOidcAttempts',
  oidc_logout: 'sweepOidcLogouts',
  operation: 'sweepOperations',
  own_write: 'leave',
  panel_asset: 'sweepAssets',
  password_reset: 'sweepResets',
  presence: 'sweepPresence',
  preview: 'sweepPreviews',
  process: 'seen',
  rate_limit: 'sweepRateLimits',
  removed_bytes: 'removeBytes',
  request_count: 'sweepRequestCounts',
  session: 'sweepSessions',
  session_token: 'sweepTokens',
  sign_in_challenge: 'sweepChallenges',
  spent_challenge: 'sweepSpentChallenges',
  webhook_delivery: 'sweepDeliveries',
}

/** Tables whose rows are removed with their user. */
const OWN = new Set([
  'oidc_identity',
  'passkey',
  'recovery_code',
  'saved_view',
  'service_key',
  'totp',
  'user_company',
  'user_role',
])

/** Other ends of rows than jobs: the next write of a user, or a process that has seen another one end. */
const OUTSIDE = ['leave', 'seen']
const jobs = new Set([...jobTable.map(({ name }) => name), ...OUTSIDE])

/** A record of the contract stays until somebody deletes it. */
const isRecord = ({ name, is_versioned }: (typeof tables)[number]) =>
  is_versioned && allResources().has(name.replaceAll('_', '-'))

function ownerOf(table: (typeof tables)[number]): string | undefined {
  const { name, parents } = table
  if (name in FOREVER || name in SWEPT) return name
  if (OWN.has(name)) return parents.includes('user') ? name : undefined
  if (isRecord(table)) return name
  return parents.find((parent) => parent !== 'user' && tables.some((one) => one.name === parent && ownerOf(one)))
}

test('Every table names what removes its rows: a job, the parent record, or a reason to keep them', () => {
  const known = new Set(tables.map(({ name }) => name))

  expect(tables.filter((table) => !ownerOf(table)).map(({ name }) => name)).toEqual([])
  expect([...Object.keys(FOREVER), ...Object.keys(SWEPT), ...OWN].filter((name) => !known.has(name))).toEqual([])
  expect(Object.values(SWEPT).filter((job) => !jobs.has(job))).toEqual([])
})

test('Every folder of DATA_DIR names what removes its files', () => {
  const ended = ['files', 'mark', 'audit', 'pg']

  expect(readdirSync(app.env.dataDir).filter((name) => !ended.some((one) => name.startsWith(one)))).toEqual([])
})
