/** What the documentation page of a component says, in Russian: `parameters.guide` of its stories. */
export interface Guide {
  /** When the component is the right one. */
  use: string
  /** What a key does, by the key. */
  keys?: Readonly<Record<string, string>>
  /** Good practice, a sentence each. */
  do?: readonly string[]
  /** Bad practice, with what to do instead. */
  dont?: readonly string[]
  /** Titles of screens that use the component, by the name of the recorded screen. */
  screens?: Readonly<Record<string, string>>
}
