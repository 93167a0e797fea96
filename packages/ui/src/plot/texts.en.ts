import type { PlotTexts } from './texts.ts'

export const englishPlot: PlotTexts = {
  day: 'Day',
  failed: 'The plot has not loaded. Reload the page.',
}
