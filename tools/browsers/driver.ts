/** The commands that the checks send to a browser, independent of its protocol. */
export interface Driver {
  readonly version: string
  goto(address: string): Promise<void>
  /** The value of an expression in the page; what JSON can carry. */
  evaluate(expression: string): Promise<unknown>
  click(at: Point): Promise<void>
  /** Where the protocol can start a drag of the system. */
  drag?: (from: Point, to: readonly Point[]) => Promise<void>
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>
  close(): Promise<void>
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const VIEWPORT = { width: 1440, height: 900 }
