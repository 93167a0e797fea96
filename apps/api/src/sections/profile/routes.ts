import type { Call, Section } from '#http/handlers.ts'
import { findProfile } from './queries.ts'

export const profile = {
  'profile.view': ({ db, actor }: Call<'profile.view'>) => findProfile(db, actor.userId),
} satisfies Section<'profile'>
