const ERRORS = new Set(
  [
    ['#N/A', '#Н/Д'],
    ['#VALUE!', '#ЗНАЧ!'],
    ['#REF!', '#ССЫЛКА!'],
    ['#DIV/0!', '#ДЕЛ/0!'],
    ['#NAME?', '#ИМЯ?'],
    ['#NULL!', '#ПУСТО!'],
    ['#NUM!', '#ЧИСЛО!'],
    ['#SPILL!', '#ПЕРЕНОС!'],
    ['#CALC!', '#ВЫЧИСЛ!'],
    ['#GETTING_DATA', '#BLOCKED!'],
  ].flat(),
)

/**
 * Whether a text is what a spreadsheet shows in place of a value that it could not compute, in English or Russian.
 * @param text - the text of a cell
 */
export const isSheetError = (text: string) => ERRORS.has(text.trim().toLocaleUpperCase())
