interface Runtime {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> }
  readonly Deno?: object
}

const { process, Deno }: Runtime = globalThis as object

/** The variables of a program in Node or Bun. Pages have none, and Deno asks the person at the terminal before it shows one. */
export const variables = Deno ? undefined : process?.env

declare const SDK_VERSION: string | undefined

/** The version of the package, which its build puts in. */
export const version = typeof SDK_VERSION === 'undefined' ? 'source' : SDK_VERSION
