/** How the session of a tab ended up; a page keeps it current under this name. */
export type TabState = 'loading' | 'active' | 'gone'

declare global {
  var tabState: () => TabState | Promise<TabState>
}

/** The expiry of the stored session, which the address of the page names in milliseconds. */
export const expiry = (): number => Number(new URLSearchParams(location.search).get('expiry'))

/** The first tab stores the session, before the others open. */
export const isFirst = (): boolean => new URLSearchParams(location.search).has('first')
