import type { CallOptions, Client, Clock, Params, Schemas } from '@admin-panel/sdk'
import { isPassing, pause, system } from '#live/pause.ts'

type State = Schemas['Operation']

/** How an operation is called and followed. The settings of calls count for each request of the handle. */
export interface OperationOptions extends Omit<CallOptions, 'signal' | 'idempotencyKey'> {
  /**
   * Ends every request and every wait of the handle: they reject with kind `aborted`.
   * @default none
   */
  readonly signal?: AbortSignal | undefined
  /**
   * Milliseconds to wait before attempt number `attempt` to read the operation again, which begins at 1 after each change.
   * @default 1_000, half as long again after each attempt without a change, up to 15_000
   */
  readonly delay?: (attempt: number) => number
  /**
   * The time source.
   * @default the system's
   */
  readonly clock?: Pick<Clock, 'after'>
}

/** How far an operation is followed. */
export interface FollowOptions {
  /**
   * `pause` stops where the operation waits for a person, to be started or confirmed; `end` goes on until it has ended.
   * @default 'pause'
   */
  readonly until?: 'pause' | 'end'
  /**
   * Ends the wait, which rejects with kind `aborted`.
   * @default the signal of the handle
   */
  readonly signal?: AbortSignal | undefined
}

/** An operation of the server that is under way, wherever it was prepared. A loop over it is `follow()`. */
export interface OperationHandle extends AsyncIterable<State> {
  /** Opens the operation again with `openOperation`. */
  readonly id: number
  /** The operation as it was last read. */
  readonly state: State
  /**
   * Iterates the operation as it is now and after each change, until it waits for a person or has ended. Failures that waiting
   * mends are waited out; any other one rejects.
   */
  follow(options?: FollowOptions): AsyncGenerator<State, void>
  /**
   * Starts it when its dry run is over, or goes on where it has stopped or failed. A proposal rejects with kind `conflict`,
   * and so does an import with wrong rows but for `skip_invalid: true`.
   */
  start(params?: Omit<Params<'operations.start'>, 'id'>): Promise<State>
  /** Stops it; what is done stays done. */
  stop(): Promise<State>
  /**
   * Prepares an operation that brings back what this one has changed; a record that was changed since stays as it is.
   * It is possible for thirty days, and `start: true` runs it after its dry run.
   */
  undo(params?: Omit<Params<'operations.undo'>, 'id'>): Promise<OperationHandle>
  /**
   * Waits until it is done, also while it waits for a confirmation, and resolves to the operation. It rejects with an
   * `OperationError` where it has stopped, failed, was sent back or undone, or waits for `start()`.
   */
  done(options?: Pick<FollowOptions, 'signal'>): Promise<State>
}

/** An operation has not come to its end; `operation` has its status and explanation. */
export class OperationError extends Error {
  override readonly name = 'OperationError'
  /** The operation as it is. */
  readonly operation: State

  constructor(operation: State) {
    const { id, title, status, explanation } = operation
    const words = ENDS[status] ?? `is ${status}`
    super(`Operation ${id}, «${title}», ${words}${explanation ? `: ${explanation}` : ''}`)
    this.operation = operation
  }
}

type Status = State['status']

const ENDS: Partial<Record<Status, string>> = {
  prepared: 'waits for start()',
  stopped: 'was stopped',
  failed: 'has failed',
  rejected: 'was sent back',
  undone: 'was undone',
}

const GOING_ON: Readonly<Record<'pause' | 'end', readonly Status[]>> = {
  pause: ['checking', 'running'],
  end: ['checking', 'running', 'prepared', 'waiting'],
}

export function handleOf(client: Pick<Client, 'api'>, first: State, options: OperationOptions): OperationHandle {
  const { signal: ownSignal = new AbortController().signal, delay = usualDelay, clock = system, ...settings } = options
  const { operations } = client.api
  const { id } = first
  const call = { ...settings, signal: ownSignal }
  let state = first

  async function keep(answer: Promise<State>) {
    state = await answer
    return state
  }

  async function* follow({ until = 'pause', signal = ownSignal }: FollowOptions = {}) {
    let seen = ''
    for (let attempt = 1; ; attempt++) {
      const failure = await keep(operations.view({ id }, { ...call, signal })).then(() => undefined, requirePassing)
      if (!failure) {
        // The body of the loop may have changed it, such as by `start()`.
        for (let text = textOf(state); text !== seen; text = textOf(state)) {
          seen = text
          attempt = 1
          yield state
        }
        if (!GOING_ON[until].includes(state.status)) return
      }
      await pause(Math.max(delay(attempt), failure?.retryAfter ?? 0), clock, signal)
    }
  }

  return {
    id,
    get state() {
      return state
    },
    follow,
    [Symbol.asyncIterator]: () => follow(),
    async start(params) {
      if (state.status === 'checking') for await (const { status } of follow()) if (status !== 'checking') break
      return keep(operations.start({ ...params, id }, call))
    },
    stop: () => keep(operations.stop({ id }, call)),
    async undo(params = {}) {
      return handleOf(client, await operations.undo({ start: false, ...params, id }, call), options)
    },
    async done({ signal } = {}) {
      for await (const { status } of follow({ until: 'end', signal })) if (status === 'prepared') break
      if (state.status !== 'done') throw new OperationError(state)
      return state
    },
  }
}

const textOf = (state: State) => JSON.stringify(state)

function requirePassing(error: unknown) {
  if (!isPassing(error)) throw error
  return error
}

function usualDelay(attempt: number) {
  return Math.min(1_000 * 1.5 ** (attempt - 1), 15_000)
}
