/** Where the panel is, and how its calls are sent. */
export interface ServerSessionOptions {
  /** The origin of the panel, with a path if it has one. */
  readonly baseUrl: string
  /**
   * The address of the page's user, as your proxy says it: the panel limits sign-ins by it. The panel must list this server in
   * `TRUSTED_PROXIES`.
   * @default none, so that all users have the address of this server
   */
  readonly addressOf?: (request: Request) => string | undefined
  /**
   * Sends the requests.
   * @default globalThis.fetch
   */
  readonly fetch?: typeof globalThis.fetch
}
