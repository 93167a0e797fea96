import type { Schemas } from '@admin-panel/sdk'
import { type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'

export type Hit = Schemas['SearchHit']

export interface SearchRequest {
  q: string
  limit: number
  /** The actor has the scope that the permission of the search grants. */
  actor: Actor
}

export type Find = (db: Database, request: SearchRequest) => Promise<Hit[]>

/** Runs a select of hits; `order` sorts the best match first. */
export async function selectHits(db: Database, select: SQL, order: SQL, limit: number): Promise<Hit[]> {
  const { rows } = await db.execute<Hit & Record<string, unknown>>(sql`${select} order by ${order} limit ${limit}`)
  return rows
}

export function begins(text: SQL, q: string): SQL {
  return sql`starts_with(folded(${text}), folded(${q}))`
}
