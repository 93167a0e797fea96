/** The service worker keeps the documents of the pages that were open, by their addresses: they belong to one user. */
export function forgetKeptPages() {
  // Insecure contexts have no caches.
  const { caches } = globalThis as { caches?: CacheStorage }
  void caches?.delete('pages').catch(() => undefined)
}
