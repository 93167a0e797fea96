const MB = 1024 * 1024

/** The largest file that the page reads, and what it may unpack to: more would exhaust the memory of a tab. */
export const FILE_MB = 20
export const FILE_BYTES = FILE_MB * MB
export const UNPACKED_BYTES = 100 * MB
/** As many rows as an export has at most. */
export const MAX_ROWS = 100_000
/** As many characters as a cell of a spreadsheet holds. */
export const MAX_CELL = 32_767
/** The titles of the columns stand in one of the first rows. */
export const TITLE_ROWS = 20
