/** A list that several sections fill, and one screen loads: sections know neither each other nor the list. */
export function listOfSections<Item>() {
  let load: (() => Promise<readonly Item[]>) | undefined
  let loading: Promise<readonly Item[]> | undefined
  return {
    know(loader: () => Promise<readonly Item[]>) {
      load = loader
    },
    /** The same promise each time, until loading fails. */
    load() {
      loading ??= (load?.() ?? Promise.resolve([])).catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
}
