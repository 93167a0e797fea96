import type { MapTexts } from './texts.ts'

const number = (value: number) => value.toLocaleString('en-GB')

/** The same texts in English; part of `english`. */
export const englishMap: MapTexts = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  cluster: (count) => `${number(count)} points close together. Zoom in`,
  pin: 'The chosen point',
  failed: 'The map has not loaded. Reload the page.',
}
