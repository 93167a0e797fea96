import type { Database } from '#db/database.ts'

type Preparation = (db: Database, at: Date, email: string) => Promise<void>

const preparations = new Set<Preparation>()

/** Registers what another section does with the account of an address before its sign-in is decided. */
export function beforeSignIn(prepare: Preparation): void {
  preparations.add(prepare)
}

export async function prepareSignIn(...call: Parameters<Preparation>): Promise<void> {
  for (const prepare of preparations) await prepare(...call)
}
