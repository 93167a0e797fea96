import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Stand } from '../stand/stand.ts'
import type { Fault } from './fault.ts'
import { begin, ended } from './work.ts'

export const loseNeighbours: Fault = {
  name: 'neighbours',
  title: 'mail server and receiver of webhooks away for 60 s',
  async run({ mailbox, receiver }) {
    await Promise.all([mailbox.away(60_000), receiver.away(60_000)])
  },
}

export const loseBucket: Fault = {
  name: 'bucket',
  title: 'the bucket of files away for 40 s, with an upload and an export in it',
  async run(stand) {
    const away = stand.bucket.away(40_000)
    const refused = await upload(stand)
    if (refused !== 503) throw new Error(`An upload without the bucket got ${refused}`)
    // It is tried five times, within some ten seconds.
    const input = { call: 'products.export', filter: {}, input: { format: 'csv_raw' } }
    const { id } = await begin(stand, input)
    const { status } = await ended(stand, id, ['failed', 'done'])
    if (status !== 'failed') throw new Error('An export was done without the bucket')
    await away
    const over = Date.now()
    const taken = await upload(stand)
    if (taken !== 201) throw new Error(`An upload with the bucket got ${taken}`)
    const again = await ended(stand, (await begin(stand, input)).id)
    const file = await stand.load.admin.download(`/api/system/admin/operation/file/${again.id}?part=result`)
    if (file.status !== 200) throw new Error(`The file of the export got ${file.status}`)
    return over
  },
}

async function upload({ panel, load }: Stand): Promise<number> {
  const body = new FormData()
  body.append(
    'file',
    new File([`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`], 'drill.pdf'),
  )
  body.append('entity', 'contract')
  const headers = { authorization: `Bearer ${load.admin.token()}` }
  const { status } = await fetch(`${panel.url}/api/system/admin/file`, { method: 'POST', headers, body })
  return status
}

/** Due records that only a job changes here. The half hour to pay of orders ends meanwhile by the right clock too. */
const CHANGED_BY_TIME = `select
  (select count(*) from sub_order where status = 'not_delivered'
    or status = 'cancelled' and created_at > $1::timestamptz - interval '25 minutes')::int as ended,
  (select count(*) from "user" where status = 'blocked')::int as blocked,
  (select count(*) from session where ended_at is not null)::int as sessions,
  (select count(*) from erasure)::int as erasures,
  (select min(created_at)::text from audit_log) as log`

export const wrongClock: Fault = {
  name: 'clock',
  title: 'the clock of one process 400 days ahead, and of one an hour behind, for 60 s',
  async run(stand) {
    const begun = [new Date()]
    const [before] = await stand.ask(CHANGED_BY_TIME, begun)
    const programs = []
    for (const apart of ['+400d', '-1h']) programs.push((await startWith(stand, apart)).program)
    await wait(60_000)
    for (const program of programs) await program.end('SIGTERM')
    const [after] = await stand.ask(CHANGED_BY_TIME, begun)
    if (JSON.stringify(after) !== JSON.stringify(before))
      throw new Error(`By a wrong clock ${JSON.stringify(before)} became ${JSON.stringify(after)}`)
  },
}

/** Debian's package faketime. */
const startWith = ({ panel, folder }: Stand, apart: string) =>
  panel.startOn({
    // By its clock the certificate of the database has ended, which would keep it from all work.
    DATABASE_URL: unverified(panel.settings['DATABASE_URL']),
    DATABASE_REPLICA_URLS: unverified(panel.settings['DATABASE_REPLICA_URLS']),
    DATA_DIR: mkdtempSync(join(folder, 'clock-')),
    LD_PRELOAD: '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
    FAKETIME: apart,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })

const unverified = (urls = '') => urls.replaceAll('sslmode=verify-full', 'sslmode=no-verify')
