export const SEARCH_ID = 'find-offer'

/** The next thing to type is an offer. */
export const focusSearch = () => document.getElementById(SEARCH_ID)?.focus()
