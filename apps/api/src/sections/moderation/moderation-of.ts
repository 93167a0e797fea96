import type { ModeratedEntity, Moderation } from '#records/moderated.ts'
import { allResources } from '#records/resources.ts'

/** The declaration of an entity's section about proposed changes. */
export function moderationOf(entity: ModeratedEntity): Moderation {
  const moderation = allResources().get(entity)?.moderation
  // `FactsOf` makes it required.
  if (!moderation) throw new Error(`${entity} declares no moderation`)
  return moderation
}
