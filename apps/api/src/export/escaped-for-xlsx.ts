// A workbook writes a character that XML cannot hold as _x0008_, so that a text of this form needs its underscore escaped.
const ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g
// oxlint-disable-next-line no-control-regex -- these characters are what XML cannot hold
const FORBIDDEN = /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Escapes a text of a cell as the workbook's format demands; the writer escapes only what XML does. */
export const escapedForXlsx = (text: string) =>
  text
    .replaceAll(ESCAPE, '_x005F_')
    .replaceAll(FORBIDDEN, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
