import type { Access } from './access.ts'
import { readContract } from './contract.ts'
import { needs, type Need } from '@admin-panel/openapi/needs'
import { createProbe, type Finding } from './probe.ts'

interface Tried extends Finding {
  readonly operation: string
}

/** What an entry of the menu can do on a back end. */
export interface ScreenReport {
  readonly path: string
  readonly state: 'works' | 'absent' | 'fails'
  /** The operation at which it fails, and the reason of that or of the absence. */
  readonly at?: string
  readonly why?: string
  /** Operations that it does without. */
  readonly without: readonly Tried[]
  readonly untried: readonly Tried[]
}

/** Tries what the entries of the menu need. */
export async function reportsOf(access: Access, isWriting: boolean): Promise<ScreenReport[]> {
  const probe = createProbe(readContract(), access, isWriting)
  const profile = await probe.begin()
  const reports: ScreenReport[] = []
  for (const need of needs) {
    if (profile.state === 'works') reports.push(await reportOf(need, probe))
    else
      reports.push({ ...failed({ operation: 'profile.view', ...profile }), path: need.path, without: [], untried: [] })
  }
  return reports
}

async function reportOf(
  { path, part, must, may }: Need,
  { find, lacks }: ReturnType<typeof createProbe>,
): Promise<ScreenReport> {
  if (part && lacks(part)) return { path, state: 'absent', why: `the part ${part}`, without: [], untried: [] }
  const all = async (ids: readonly string[]) => {
    const tried: Tried[] = []
    // One after another, as the records of one are looked up by the next.
    for (const operation of ids) tried.push({ operation, ...(await find(operation)) })
    return tried
  }
  const needed = await all(must)
  const absent = needed.find(({ state }) => state === 'absent')
  if (absent) return { path, state: 'absent', why: absent.why ?? '', without: [], untried: [] }
  const used = await all(may)
  const untried = [...needed, ...used].filter(({ state }) => state === 'untried')
  const without = used.filter(({ state }) => state === 'fails' || state === 'absent')
  const broken = needed.find(({ state }) => state === 'fails')
  return { path, ...(broken ? failed(broken) : { state: 'works' }), without, untried }
}

const failed = ({ operation, why = '' }: Tried) => ({ state: 'fails', at: operation, why }) as const
