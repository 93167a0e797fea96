import { Client } from 'pg'

export interface Statement {
  text: string
  values: unknown[]
}

/**
 * Records the statements of a call, without that of the session. It begins before the connections are opened, because
 * each of them keeps the function that it finds then.
 */
export function recorder() {
  let statements: Statement[] | undefined
  // Reflect.apply calls it with its client.
  // oxlint-disable-next-line typescript/unbound-method
  const original = Client.prototype.query
  Client.prototype.query = function (this: Client, config: Statement & { name?: string }, ...rest: unknown[]) {
    const [values] = rest
    // The planner is asked, nothing is read.
    const isPlan = typeof config.text === 'string' && /^\s*explain/.test(config.text)
    if (config.name !== 'authenticate' && !isPlan)
      statements?.push({ text: config.text, values: (Array.isArray(values) ? values : config.values) ?? [] })
    return Reflect.apply(original, this, [config, ...rest])
  } as typeof original

  return async (run: () => Promise<unknown>): Promise<Statement[]> => {
    const recorded: Statement[] = []
    statements = recorded
    await run()
    statements = undefined
    return recorded
  }
}
