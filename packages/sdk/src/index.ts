export { createClient } from './client.ts'
export type { Client, SignIn } from './client.ts'
export { createKeyClient } from './key-client.ts'
export type { KeyClient } from './key-client.ts'
export type { Clock } from './clock.ts'
export type { ClientEvent, RetryPolicy, Session, SessionStore, SignOutReason, StorageAdapter } from './contracts.ts'
export { ApiError, isApiError } from './errors/api-error.ts'
export type {
  ConflictError,
  Details,
  ErrorKind,
  ErrorOf,
  ErrorSummary,
  FieldOf,
  ForbiddenError,
  RequestInfo,
  StaleError,
  ValidationError,
} from './errors/api-error.ts'
export { russianMessages } from './errors/messages.ts'
export type { MessageKey, Messages } from './errors/messages.ts'
export { operationPermissions, operationTable } from './operations.gen.ts'
export type { Operations } from './operations.gen.ts'
export type { Operation } from './operation-table.ts'
export type { Id, Item, ListId, OperationId, Params, Profile, Resource, Result, Schemas, Verb } from './operations.ts'
export type {
  BaseOptions,
  CallOptions,
  ClientOptions,
  InitialSession,
  KeyClientOptions,
  Logger,
  LogLevel,
  Middleware,
  MiddlewareContext,
  RefreshPolicy,
} from '#options/options.ts'
export type { Api } from './api.gen.ts'
export type { Call } from './transport/api.ts'
export type { HttpCall, HttpClient, HttpInit, HttpPath, HttpResult } from './transport/http.ts'
export type { PagePromise } from './transport/pages.ts'
export type { ApiPromise, WithResponse } from './transport/promise.ts'
export { retryQuery } from './transport/retry.ts'
export type { components, operations, paths } from './schema.gen.ts'
export { randomId } from './transport/random-id.ts'
export { retryStale } from './errors/retry-stale.ts'
export { signInWith } from './session/sign-in-with.ts'
export type { SecondProof, SecondStep, SignInSteps } from './session/sign-in-with.ts'
export { memoryStorage, storageKeys, webStorage } from './session/storage.ts'
export type { StorageArea } from './session/storage.ts'
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
