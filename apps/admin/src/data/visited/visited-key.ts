import { client } from '#data/client.ts'

/** The storage key of the user's recently viewed records. */
export const visitedKey = () => `visited:${client.session.getSnapshot().user?.id ?? 0}`
