export * from './forms.gen.ts'
export { standardSchema } from './standard-schema.ts'
export type { FieldRule, FormOf } from './standard-schema.ts'
