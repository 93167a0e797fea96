import { familyTexts } from '#texts/context.ts'

/** The texts of `Plot`. */
export interface PlotTexts {
  day: string
  failed: string
}

const russianPlot: PlotTexts = { day: 'День', failed: 'График не загрузился. Обновите страницу.' }

/** Reads the texts of `Plot` in the current language. */
export const usePlotTexts = familyTexts('plot', russianPlot)
