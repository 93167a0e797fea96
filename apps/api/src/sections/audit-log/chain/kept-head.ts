import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { inSnapshot } from '#query/snapshot.ts'
import { auditHead, type Chain, isOwn, lockChain, readChain, writeChain, ForeignChain } from './chain.ts'
import { compareHead } from './heads.ts'
import { auditKey } from './key.ts'

/** The head that this folder has seen last. Who can only write the database cannot change it. */
export interface KeptHead {
  head: string
  accepted_at: number | null
}

/** The parts of the chain outside the database: the key, and the place of the last head. */
export interface Keeper {
  key: string
  folder: string
}

export function keeperOf(env: Pick<Env, 'auditKey' | 'dataDir'>): Keeper {
  return { key: auditKey(env), folder: env.dataDir }
}

export function keptHead(folder: string): KeptHead | undefined {
  try {
    const [head, accepted] = readFileSync(fileIn(folder), 'utf8').split('\n')
    return head ? { head, accepted_at: accepted ? Number(accepted) : null } : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Keeps the head outside of the database once the chain still contains the one that was kept before. A head that is
 * absent stays kept, so that it is reported until the operator accepts the loss.
 */
export async function keepHead(db: Database, { key, folder }: Keeper, at: Date): Promise<void> {
  const last = keptHead(folder)
  const next = await inSnapshot(db, async (tx) => {
    const chain = await readChain(tx)
    if (!chain || !isOwn(key, chain)) return undefined
    const head = await auditHead(tx)
    if (last && (await isLost(tx, chain, last, at))) throw new LostHead(last, head)
    return { head, accepted_at: chain.accepted_at }
  })
  if (next && (next.head !== last?.head || next.accepted_at !== last.accepted_at)) store(folder, next)
}

/** Whether the chain lacks the kept head, and no holder of the key has accepted that since. */
export async function isLost(db: Database, chain: Chain, last: KeptHead, at: Date): Promise<boolean> {
  if ((chain.accepted_at ?? 0) > (last.accepted_at ?? 0)) return false
  return (await compareHead(db, chain, last.head, at)).length > 0
}

export function lostWords({ head }: KeptHead, present: string): string {
  return `В цепочке нет звена ${head}, которое помнит этот сервер: база возвращена к прежнему состоянию или журнал переписан. Её конец сейчас: ${present}`
}

class LostHead extends Error {
  override name = 'LostHead'

  constructor(last: KeptHead, head: string) {
    super(
      `The chain of the log ends at ${head} and lacks ${last.head}, which this server has seen: see «The change log» in docs/operations.md`,
    )
  }
}

/**
 * Accepts the chain as it is, on the word of the operator: after a restore, or where a version without a key has begun it.
 * Other processes, which keep heads of their own, see when that was. Returns the new head, and the last one if it is lost.
 */
export async function acceptAudit(
  db: Database,
  { key, folder }: Keeper,
  { at, unsigned = false }: { at: Date; unsigned?: boolean },
): Promise<{ head: string; lost: string | undefined }> {
  const last = keptHead(folder)
  const accepted = await db.transaction(async (tx) => {
    const chain = await lockChain(tx)
    const isNobodys = chain?.mac === null || chain?.head_position === 0
    if (!chain || !(isOwn(key, chain) || (unsigned && isNobodys))) throw new ForeignChain()
    const isAbsent = last !== undefined && (await isLost(tx, chain, last, at))
    const accepted_at = Math.max(at.getTime(), (chain.accepted_at ?? 0) + 1, (last?.accepted_at ?? 0) + 1)
    await writeChain(tx, key, { ...chain, keyed_from: chain.keyed_from ?? chain.head_position, accepted_at })
    return { head: await auditHead(tx), accepted_at, lost: isAbsent ? last.head : undefined }
  })
  store(folder, accepted)
  return accepted
}

function store(folder: string, { head, accepted_at }: KeptHead): void {
  const file = fileIn(folder)
  writeFileSync(`${file}.new`, `${head}\n${accepted_at ?? ''}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

function fileIn(folder: string): string {
  return join(folder, 'audit.head')
}
