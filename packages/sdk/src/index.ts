export { createClient } from './client.ts'
export type { Client } from './client.ts'
export type { Clock } from './clock.ts'
export { isApiError } from './errors/api-error.ts'
export type { ApiError, Details, ErrorKind, StaleError, ValidationError } from './errors/api-error.ts'
export type { ClientEvent } from './events.ts'
export { russianMessages } from './errors/messages.ts'
export type { MessageKey, Messages } from './errors/messages.ts'
export { operationPermissions, operationTable } from './operations.gen.ts'
export type { Operations } from './operations.gen.ts'
export type {
  Api,
  Call,
  Id,
  Item,
  ListId,
  OperationId,
  Params,
  Resource,
  Result,
  Schemas,
  User,
  Verb,
} from './operations.ts'
export type { CallOptions, ClientOptions, Middleware, MiddlewareContext, RefreshPolicy } from './options.ts'
export type { PagePromise } from './transport/pages.ts'
export { retryQuery } from './transport/retry.ts'
export type { RetryPolicy } from './transport/retry.ts'
export type { components, operations, paths } from './schema.gen.ts'
export type { Session, SessionStore, SignOutReason } from './session/session.ts'
export { memoryStorage, storageKeys, webStorage } from './session/storage.ts'
export type { StorageAdapter } from './session/storage.ts'
export { createPermissions } from '@admin-panel/permissions'
export type {
  Action,
  Entity,
  Explanation,
  Permission,
  PermissionName,
  Permissions,
  Role,
} from '@admin-panel/permissions'
