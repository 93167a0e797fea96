/** WCAG 2.2, "relative luminance" and "contrast ratio". */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 to 21, of two colours such as `#0b6b74`. */
export function contrast(first: string, second: string) {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const backgrounds = ['page', 'surface', 'hover', 'pressed', 'selected']
const texts = ['text', 'secondary', 'muted', 'link', 'danger']
const tones = ['grey', 'blue', 'green', 'amber', 'red']

/** A text and a background that it may stand on: 4.5:1. */
export const textPairs = [
  ...texts.flatMap((text) => backgrounds.map((background) => [text, background] as const)),
  ...tones.map((tone) => [`${tone}-text`, `${tone}-soft`] as const),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-destructive', 'destructive'],
  ['on-destructive', 'destructive-hover'],
  ...['rail', 'rail-hover', 'rail-active'].flatMap((background) =>
    ['rail-text', 'rail-strong', 'rail-muted', 'rail-accent'].map((text) => [text, background] as const),
  ),
] as const

const shapes = ['frame', 'focus', 'primary', 'danger', ...tones.map((tone) => `${tone}-dot`)]

/** A shape that carries meaning and its background: 3:1. */
export const shapePairs = shapes.flatMap((shape) =>
  ['page', 'surface'].map((background) => [shape, background] as const),
)
