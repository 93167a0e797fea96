import type { Schemas } from '@admin-panel/sdk'
import { client } from '#data/client.ts'

/** Whether the back end lacks a part of the contract; it stays the same for a session. */
export const lacks = (part: Schemas['Part']) => client.session.getSnapshot().permissions.lacks(part)
