import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type PointRow = Schemas['StorePointRow']

export const ownerOf = ({ company }: Pick<PointRow, 'company'>) => company?.label ?? m.points_own()
