import { restore } from './faults/copies.ts'
import { loseSite } from './faults/site.ts'
import type { Fault } from './faults/fault.ts'
import { freezePatroni, loseEtcd, partPrimary, promoteByHand } from './faults/leaders.ts'
import { blackHole, cut, delay } from './faults/network.ts'
import { freezePrimary, killPrimary, loseLaggingNode, loseNode, switchover } from './faults/primary.ts'
import { loseNeighbours, wrongClock } from './faults/surroundings.ts'
import { upgrade } from './faults/upgrade.ts'
import { fullDisk } from './faults/disk.ts'
import { workUnderWay } from './faults/work.ts'
import { freezeApi, killApi, rollingRestart } from './faults/processes.ts'

/** In the order of the table. */
export const faults: readonly Fault[] = [
  killApi,
  freezeApi,
  rollingRestart,
  switchover,
  killPrimary,
  loseNode,
  loseLaggingNode,
  freezePrimary,
  freezePatroni,
  loseEtcd,
  partPrimary,
  promoteByHand,
  delay,
  blackHole,
  cut,
  fullDisk,
  loseNeighbours,
  wrongClock,
  workUnderWay,
  upgrade,
  restore,
  loseSite,
]
