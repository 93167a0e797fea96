import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Stand } from '../stand/stand.ts'
import type { Fault } from './fault.ts'

export const loseNeighbours: Fault = {
  name: 'neighbours',
  title: 'mail server and receiver of webhooks away for 60 s',
  async run({ mailbox, receiver }) {
    await Promise.all([mailbox.away(60_000), receiver.away(60_000)])
  },
}

/** A due record that only a job changes here. */
const CHANGED_BY_TIME = `select
  (select count(*) from sub_order where status in ('cancelled', 'not_delivered'))::int as ended,
  (select count(*) from "user" where status = 'blocked')::int as blocked,
  (select count(*) from session where ended_at is not null)::int as sessions,
  (select count(*) from erasure)::int as erasures,
  (select min(created_at)::text from audit_log) as log`

export const wrongClock: Fault = {
  name: 'clock',
  title: 'the clock of one process 400 days ahead, and of one an hour behind, for 60 s',
  async run(stand) {
    const [before] = await stand.ask(CHANGED_BY_TIME)
    const programs = []
    for (const apart of ['+400d', '-1h']) programs.push((await startWith(stand, apart)).program)
    await wait(60_000)
    for (const program of programs) await program.end('SIGTERM')
    const [after] = await stand.ask(CHANGED_BY_TIME)
    if (JSON.stringify(after) !== JSON.stringify(before))
      throw new Error(`By a wrong clock ${JSON.stringify(before)} became ${JSON.stringify(after)}`)
  },
}

/** Debian's package faketime. */
const startWith = ({ panel, folder }: Stand, apart: string) =>
  panel.startOn({
    DATA_DIR: mkdtempSync(join(folder, 'clock-')),
    LD_PRELOAD: '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
    FAKETIME: apart,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
