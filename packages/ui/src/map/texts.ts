import { familyTexts } from '#texts/context.ts'

/** The texts of `MapView`. */
export interface MapTexts {
  zoomIn: string
  zoomOut: string
  cluster: (count: number) => string
  pin: string
  failed: string
}

const russianMap: MapTexts = {
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  cluster: (count) => `Точек рядом: ${count.toLocaleString('ru-RU')}. Приблизить`,
  pin: 'Выбранная точка',
  failed: 'Карта не загрузилась. Обновите страницу.',
}

/** Reads the texts of `MapView` in the current language. */
export const useMapTexts = familyTexts('map', russianMap)
