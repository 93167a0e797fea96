/** The Russian text of a component's documentation page: `parameters.guide` of its stories. */
export interface Guide {
  /** When the component is the right one. */
  use: string
  /** A draft may change without notice, a deprecated one leaves with the next major release; `stable` by default. */
  status?: 'draft' | 'stable' | 'deprecated'
  /** How the component is met without a mouse and by screen readers. */
  access?: {
    /** Where Tab stops, or that it does not. */
    focus: string
    /** What screen readers announce: roles and states. */
    role: string
    /** What its caller must give. */
    give: string
  }
  /** The effect of each key. */
  keys?: Readonly<Record<string, string>>
  /** Good practice, a sentence each. */
  do?: readonly string[]
  /** Bad practice, with what to do instead. */
  dont?: readonly string[]
  /** Titles of screens that use the component, by the name of the recorded screen. */
  screens?: Readonly<Record<string, string>>
}
