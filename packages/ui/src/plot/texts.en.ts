import type { PlotTexts } from './texts.ts'

/** The same texts in English; part of `english`. */
export const englishPlot: PlotTexts = {
  day: 'Day',
  failed: 'The plot has not loaded. Reload the page.',
}
