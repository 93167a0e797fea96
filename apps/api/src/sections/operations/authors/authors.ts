import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { StoredOperation } from '#sections/operations/schema.ts'

interface Key {
  isAgent: boolean
  /** Who has made the key, or the account that it belongs to. */
  makers: readonly number[]
}

/** Every service key; one that is revoked still tells whose an operation is. */
export async function keysOf(db: Database): Promise<ReadonlyMap<number, Key>> {
  const { rows } = await db.execute<{ id: number; is_agent: boolean; makers: number[] }>(sql`
    select service_key.id, is_agent, to_jsonb(array_remove(array[service_key.created_by, account.created_by], null)) as makers
    from service_key join "user" account on account.id = user_id`)
  return new Map(rows.map(({ id, is_agent, makers }) => [id, { isAgent: is_agent, makers }]))
}

type Keys = Awaited<ReturnType<typeof keysOf>>
type Author = Pick<StoredOperation, 'author_id' | 'author_key_id'>

/** Whether an agent has prepared it; a key is an agent's for good. */
export const isOfAgent = (keys: Keys, { author_key_id: key }: Author) => key !== null && keys.get(key)?.isAgent === true

/** Whether the same person stands behind both: as they sign in, or by a key that they have made. */
export function isSamePerson(keys: Keys, author: Author, { userId, keyId }: Pick<Actor, 'userId' | 'keyId'>): boolean {
  const behind = (user: number, key: number | null) => [user, ...(key === null ? [] : (keys.get(key)?.makers ?? []))]
  const people = behind(userId, keyId)
  return behind(author.author_id, author.author_key_id).some((person) => people.includes(person))
}
