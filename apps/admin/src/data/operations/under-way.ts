import type { Schemas } from '@admin-panel/sdk'

/** How often the screens look at what the server works on, in milliseconds. */
export const POLL = 1000

/** Whether the server is working on the operation. */
export const isUnderWay = ({ status }: Pick<Schemas['Operation'], 'status'>) =>
  status === 'checking' || status === 'running'
