import { ROUBLES } from '#input/read-number.ts'
import { familyTexts } from '#texts/context.ts'
import { plural } from '#texts/plural.ts'

const russianGrid = {
  yes: 'да',
  no: 'нет',
  yesWords: ['да', 'yes', 'истина'],
  noWords: ['нет', 'no', 'ложь'],
  currencies: ROUBLES,
  faults: {
    number: 'Нужно число',
    whole: 'Нужно целое число, без запятой и точки',
    fraction: 'После запятой не больше двух знаков',
    sign: 'Число не может быть отрицательным',
    digits: 'Слишком много цифр',
    exponent: 'Таблица сократила число: вставьте все его цифры',
    percent: 'Нужно число без знака процента',
    ambiguous: 'Неясно, тысячи это или доли: уберите знак или допишите нули',
    scaled: 'Таблица показывает не то число, что хранит',
    madeShort: 'Похоже на число, сокращённое таблицей: введите все знаки',
    madeDate: 'Похоже на дату, которую сделала таблица: введите значение в карточке',
    madeBoolean: 'Похоже на логическое значение таблицы: введите его в карточке',
    madeError: 'Это ошибка таблицы, а не значение',
    madeNumber: 'Таблица превратила значение в число',
    day: 'Нужна дата, например 31.12.2026',
    dayTime: 'Нужна дата без времени',
    yesNo: 'Нужно «да» или «нет»',
    option: 'Такого варианта нет в списке',
  },
  readonlyCell: 'Эта колонка не меняется',
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
