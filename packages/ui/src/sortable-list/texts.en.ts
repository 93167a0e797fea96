import type { SortableTexts } from './texts.ts'

const number = (value: number) => value.toLocaleString('en-GB')

/** The same texts in English; part of `english`. */
export const englishSortable: SortableTexts = {
  first: 'To the beginning',
  earlier: 'Up',
  later: 'Down',
  last: 'To the end',
  earlierOf: (name) => `Move towards the beginning: “${name}”`,
  laterOf: (name) => `Move towards the end: “${name}”`,
  placeOf: (name, place, total) => `${name}: place ${number(place)} of ${number(total)}`,
}
