import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './fault.ts'

const PIECE = Buffer.alloc(1024 * 1024)

/** Needs root, since each node of the stand then has a disk of its own. */
export const fullDisk: Fault = {
  name: 'full-disk',
  title: 'the disk of the primary full for 20 s',
  failovers: 1,
  stallWithin: 45,
  async run({ cluster }) {
    const { data } = await cluster.leader()
    const ballast = join(data, '..', 'ballast')
    const { bsize } = statfsSync(data)
    try {
      for (let size = PIECE.length; size >= bsize; size /= 2)
        while (write(ballast, PIECE.subarray(0, size))) await wait(0)
      await wait(20_000)
    } finally {
      rmSync(ballast, { force: true })
    }
    return Date.now()
  },
}

function write(file: string, piece: Buffer): boolean {
  try {
    writeFileSync(file, piece, { flag: 'a' })
    return true
  } catch {
    return false
  }
}
