import { client } from '#data/client.ts'

/** Where it is kept which records this user has looked at. */
export const visitedKey = () => `visited:${client.session.getSnapshot().user?.id ?? 0}`
