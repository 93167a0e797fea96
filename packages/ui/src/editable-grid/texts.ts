import { familyTexts } from '#texts/context.ts'
import { plural } from '#texts/plural.ts'

const russianGrid = {
  yes: 'да',
  no: 'нет',
  notNumber: 'Нужно число',
  notMoney: 'В сумме не больше двух знаков после запятой',
  notHundredths: 'В проценте не больше двух знаков после запятой',
  notPercent: 'Нужно число без знака процента',
  shortened: 'Таблица сократила число: вставьте все его цифры',
  sheetError: 'Это ошибка таблицы, а не значение',
  notDate: 'Нужна дата, например 31.12.2026',
  notYesNo: 'Нужно «да» или «нет»',
  notOption: 'Такого варианта нет в списке',
  readonlyCell: 'Этот столбец не меняется',
  changedFrom: (before: string) => `, изменено, было «${before}»`,
  hint: 'Enter — изменить, Ctrl+D — заполнить вниз, Ctrl+Z — отменить, блок из таблицы вставляется целиком',
  keys: 'Стрелки и Tab ходят по ячейкам, Enter или F2 открывает ячейку, Shift и стрелки выделяют, Ctrl+C и Ctrl+V копируют и вставляют, Escape и затем Tab выходят из таблицы.',
  nextError: (count: number) => `${plural(count, 'Ошибка', 'Ошибки', 'Ошибки')}: ${count} · к следующей`,
  notTaken: (refused: number, outside: number) =>
    [
      refused > 0 && `Не принято ячеек: ${refused.toLocaleString('ru-RU')}`,
      outside > 0 && `не поместилось в таблицу: ${outside.toLocaleString('ru-RU')}`,
    ]
      .filter(Boolean)
      .join(', '),
  cellOf: (row: number, column: string) => `Строка ${row.toLocaleString('ru-RU')}, «${column}»`,
  cellElsewhere: (column: string) => `Строка, которой здесь больше нет, «${column}»`,
  andMore: (count: number) => `и ещё ${count.toLocaleString('ru-RU')}`,
}

/** The texts of `EditableGrid`. */
export type GridTexts = typeof russianGrid

/** Reads the texts of `EditableGrid` in the current language. */
export const useGridTexts = familyTexts('grid', russianGrid)
