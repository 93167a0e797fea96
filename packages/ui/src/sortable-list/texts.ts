import { familyTexts } from '#texts/context.ts'

const russianSortable = {
  first: 'В начало',
  earlier: 'Выше',
  later: 'Ниже',
  last: 'В конец',
  earlierOf: (name: string) => `Переместить ближе к началу: «${name}»`,
  laterOf: (name: string) => `Переместить ближе к концу: «${name}»`,
  placeOf: (name: string, place: number, total: number) =>
    `${name}: место ${place.toLocaleString('ru-RU')} из ${total.toLocaleString('ru-RU')}`,
}

/** The texts of `SortableList`. */
export type SortableTexts = typeof russianSortable

/** Reads the texts of `SortableList` in the current language. */
export const useSortableTexts = familyTexts('sortable', russianSortable)
