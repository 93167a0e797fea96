/**
 * Loads a module once, and again after a failure. Offline nothing is imported: some browsers keep a failed module for the
 * lifetime of the page.
 * @param load - such as `() => import('./calendar.tsx')`
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return async () => {
    if (!navigator.onLine) throw new Error('Offline')
    try {
      return await (loading ??= load())
    } catch (error) {
      loading = undefined
      throw error
    }
  }
}
