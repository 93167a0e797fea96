export interface PlotTexts {
  day: string
  failed: string
}

export const russianPlot: PlotTexts = { day: 'День', failed: 'График не загрузился. Обновите страницу.' }
