import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { build } from '../build.ts'
import { keepScratchInMemory } from '../machine/scratch.ts'
import { faults } from './faults.ts'
import type { Fault } from './faults/fault.ts'
import { judge, type Trial } from './judge.ts'
import { requirePrograms } from './required-programs.ts'
import { until } from './stand/until.ts'
import { type Stand, startStand } from './stand/stand.ts'
import { complaints, markdown } from './table.ts'

const FAULT_WITHIN = 180
// pnpm drill [--times 5] [fault …]: breaks a deployment of deploy/ while people work with it, and counts what was lost.
const { values, positionals: names } = parseArgs({
  options: { times: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const once = faults.filter(({ name }) => names.length === 0 || names.includes(name))
const chosen = Array.from({ length: Number(values.times) }, () => once).flat()
const unknown = names.filter((name) => !faults.some((fault) => fault.name === name))
if (unknown.length > 0) {
  console.error(`No such fault: ${unknown.join(', ')}. There are: ${faults.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
requirePrograms()
keepScratchInMemory()
await build()
const begun = Date.now()
const stand = await startStand()
console.log(`The stand is up after ${secondsSince(begun)} s: ${stand.folder}`)
const trials: Trial[] = []
for (const fault of chosen) trials.push(await attempt(stand, fault))
await drained(stand, 360)
const verdicts = []
for (const trial of trials) verdicts.push(await judge(stand, trial))
console.log(`\n${markdown(verdicts)}\n`)
const wrong = verdicts.flatMap(complaints)
for (const { name, resets, again } of verdicts) console.log(`${name}: ${resets} resets, ${again} deliveries came again`)
for (const text of wrong) console.error(`✗ ${text}`)
console.log(`${verdicts.length} faults in ${secondsSince(begun)} s`)
process.exit(wrong.length > 0 ? 1 : 0)

async function attempt(stand: Stand, fault: Fault): Promise<Trial> {
  const { cluster, panel, load } = stand
  const byHand: string[] = []
  const begin = async (what: string, run: () => Promise<unknown>) =>
    await run().catch((error: unknown) => void byHand.push(`${what}: ${String(error)}`))
  await load.resume()
  const from = Date.now()
  await wait(4000)
  const start = Date.now()
  let since = start
  await begin('the fault', async () => {
    since = (await Promise.race([fault.run(stand), tooLong()])) ?? start
  })
  await begin('the clients', () => calm(stand, 120))
  await begin('the cluster', () => cluster.whole())
  await begin('the panel', () => panel.ready())
  const { code, output } = await panel.run('verify-audit')
  if (code !== 0) console.log(output)
  await load.pause()
  await drained(stand, 30)
  const trial = { fault, from, to: Date.now(), since, isAuditSound: code === 0, byHand }
  const { errors, recovery, acknowledged } = await judge(stand, trial)
  console.log(
    `${fault.name} (${secondsSince(from)} s): ${JSON.stringify(errors)}, ${recovery.toFixed(1)} s, ${acknowledged} writes`,
  )
  return trial
}

/** A fault that hangs must not keep the others from their turn. */
async function tooLong(): Promise<never> {
  await wait(FAULT_WITHIN * 1000, undefined, { ref: false })
  throw new Error(`not within ${FAULT_WITHIN} s`)
}

/** Waits until for four seconds nothing has failed. */
async function calm({ load: { attempts } }: Stand, seconds: number) {
  const begin = Date.now()
  const isCalm = () => {
    const recent = attempts.filter(({ at }) => at > Math.max(begin, Date.now() - 4000))
    const isGood = recent.every(({ status }) => status >= 200 && status < 300)
    return Date.now() - begin > 4000 && isGood && recent.filter(({ isWrite }) => isWrite).length > 5
  }
  await until('the clients see no error', isCalm, seconds)
}

/** Waits until no mail and no webhook is on its way; what is left after the time is judged as lost. */
async function drained({ ask }: Stand, seconds: number) {
  let waiting: object | undefined
  const isDrained = async () => {
    const [row] = await ask<{ mails: number; deliveries: number; unsealed: number }>(
      `select (select count(*) from mail_outbox)::int as mails,
        (select count(*) from webhook_delivery join webhook on webhook.id = webhook_id
          where state = 'pending' and name = 'Учение')::int as deliveries,
        (select count(*) from audit_log where id > (select max(audit_id) from audit_seal))::int as unsealed`,
    )
    waiting = row
    return row?.mails === 0 && row.deliveries === 0 && row.unsealed === 0
  }
  // A row of the log becomes a delivery some seconds after it was sealed.
  const isQuiet = async () => (await isDrained()) && (await wait(8000, true)) && (await isDrained())
  await until('mails and webhooks are sent', isQuiet, seconds).catch(() => console.log('On its way:', waiting))
}

function secondsSince(moment: number): string {
  return ((Date.now() - moment) / 1000).toFixed(0)
}
