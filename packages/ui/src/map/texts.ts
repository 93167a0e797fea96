export interface MapTexts {
  zoomIn: string
  zoomOut: string
  cluster: (count: number) => string
  pin: string
  failed: string
}

export const russianMap: MapTexts = {
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  cluster: (count) => `Точек рядом: ${count.toLocaleString('ru-RU')}. Приблизить`,
  pin: 'Выбранная точка',
  failed: 'Карта не загрузилась. Обновите страницу.',
}
