/** The options of a command; each may come several times. */
export type Options = Readonly<Record<string, 'string' | 'boolean'>>

/** The values of each option that was given. */
export type Given = ReadonlyMap<string, readonly string[]>

export interface Command {
  /** It fits a screen. */
  readonly help: string
  /** The name of its argument, if it takes one, and the words that it may be. */
  readonly argument?: { readonly name: string; readonly among?: readonly string[] }
  readonly options: (argument: string) => Options
  /** More help on one argument. */
  readonly about?: (argument: string) => Promise<string>
  /** The words that an option may be, which completion offers. */
  readonly values?: (argument: string, option: string) => Promise<readonly string[]>
  /** Resolves to the code of the exit, 0 where it is left out. */
  readonly run: (argument: string, given: Given) => Promise<number | void>
}
