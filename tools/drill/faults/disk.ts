import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Node } from '../stand/postgresql.ts'
import type { Fault } from './fault.ts'

const PIECE = Buffer.alloc(1024 * 1024)

/** Needs root, since each node of the stand then has a disk of its own. */
export const fullDisk: Fault = {
  name: 'full-disk',
  title: 'the disk of the primary full for 20 s',
  failovers: 1,
  stallWithin: 45,
  run: async ({ cluster }) => await fill(await cluster.leader(), 20_000),
}

export const fullStandby: Fault = {
  name: 'full-standby',
  title: 'the disk of the standby that commits wait for full for 40 s',
  async run({ cluster }) {
    const member = (await cluster.members()).find(({ role }) => role === 'sync_standby')
    const standby = cluster.nodes.find(({ name }) => name === member?.name)
    if (!standby) throw new Error('A standby is missing')
    // From the start of the fault on, and not from its end, writes must not wait for it.
    const since = Date.now()
    await fill(standby, 40_000)
    return since
  },
}

async function fill({ data }: Node, ms: number): Promise<number> {
  const ballast = join(data, '..', 'ballast')
  const { bsize } = statfsSync(data)
  try {
    for (let size = PIECE.length; size >= bsize; size /= 2)
      while (write(ballast, PIECE.subarray(0, size))) await wait(0)
    await wait(ms)
  } finally {
    rmSync(ballast, { force: true })
  }
  return Date.now()
}

function write(file: string, piece: Buffer): boolean {
  try {
    writeFileSync(file, piece, { flag: 'a' })
    return true
  } catch {
    return false
  }
}
