export { createHooks } from './hooks.ts'
export type { Hooks } from './hooks.ts'
export { staleOf } from './stale.ts'
export type { Stale } from './stale.ts'
export type { CacheDraft, Optimistic } from './optimistic.ts'
export type {
  InfiniteOptionsOf,
  MutationOptionsOf,
  MutationSettings,
  OptionFactories,
  PageParam,
  QueryOptionsOf,
} from './options.ts'
