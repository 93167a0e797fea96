import { familyTexts } from '#texts/context.ts'

export interface PlotTexts {
  day: string
  failed: string
}

const russianPlot: PlotTexts = { day: 'День', failed: 'График не загрузился. Обновите страницу.' }

export const usePlotTexts = familyTexts('plot', russianPlot)
