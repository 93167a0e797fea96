import { fireAlerts } from './faults/alerts.ts'
import { endCertificate } from './faults/certificate.ts'
import { killPooler } from './faults/pooler.ts'
import { restore } from './faults/copies.ts'
import { loseSite } from './faults/site.ts'
import type { Fault } from './faults/fault.ts'
import { freezePatroni, loseEtcd, partPrimary, promoteByHand } from './faults/leaders.ts'
import { blackHole, cut, delay } from './faults/network.ts'
import { freezePrimary, killPrimary, loseLaggingNode, loseNode, switchover } from './faults/primary.ts'
import { loseBucket, loseNeighbours, wrongClock } from './faults/surroundings.ts'
import { lastRelease, upgrade } from './faults/upgrade.ts'
import { fullDisk, fullStandby } from './faults/disk.ts'
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
  fullStandby,
  loseNeighbours,
  loseBucket,
  killPooler,
  endCertificate,
  fireAlerts,
  wrongClock,
  workUnderWay,
  upgrade,
  lastRelease,
  restore,
  loseSite,
]
