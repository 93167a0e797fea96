import { isApiError } from './api-error.ts'

/**
 * Changes a record that others may change as well: if the change is refused as stale (412), the record is read and changed again.
 * Any other failure rejects at once, and so does the last refusal.
 * @param read - reads the record as it is now
 * @param change - changes what was read; it runs once for each attempt
 * @param attempts - the largest number of changes sent, 3 by default
 * @example
 * const user = await retryStale(
 *   () => client.api.users.view({ id: 5 }),
 *   ({ id, version }) => client.api.users.update({ id, version, position: 'Контент-менеджер' }),
 * )
 */
export async function retryStale<T, R>(
  read: () => Promise<T>,
  change: (current: T) => Promise<R>,
  attempts = 3,
): Promise<R> {
  for (let remaining = attempts; ; remaining--) {
    const current = await read()
    try {
      return await change(current)
    } catch (error) {
      if (remaining <= 1 || !isApiError(error, 'stale')) throw error
    }
  }
}
