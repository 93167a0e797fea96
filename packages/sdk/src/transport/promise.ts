/** What a call answered with, beside its body. */
export interface WithResponse<T> {
  /** The body. */
  readonly data: T
  /** The response, whose body has been read. */
  readonly response: Response
  /** The `X-Request-Id` of the answer, for the server's log. */
  readonly requestId: string | undefined
}

/** The body of an answer; `withResponse()` has its headers as well. */
export interface ApiPromise<T> extends Promise<T> {
  /**
   * The body with the response that brought it.
   * @example
   * const { data, requestId } = await client.api.users.view({ id: 5 }).withResponse()
   */
  withResponse(): Promise<WithResponse<T>>
}
