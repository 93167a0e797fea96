import * as fc from 'fast-check'

/** The rows of a file. */
export const ROWS = 1000
const SPARE = 100

const SHAPES =
  '8E0407151|00123|1E5|1E+05|2-3|1-2|W 914/2|12" диск|=1+1|="00123"|+7 (900)|-5|@a|\'a|\'=a|""|a"b|a;b|a,b|a\tb|a|b|12345678901234567890|' +
  '123456789012|12,5 %|50%|1 234,50|1.50|12.05|12.05.2024|2024-05-12|2024-05-12 10:00|02.янв|Jan 5|май.24|10:30|1/2|3E-2|TRUE|ЛОЖЬ|' +
  '#N/A|#Н/Д|#REF!|_x0041_|NULL|да|0|-0|1e400|🚗|Ёлка|ﬁ|İ|sep=;|<b>&|\\n'
// The upright bar stands between the shapes, and in one of them.
const shapes = [...SHAPES.split('|'), 'a|b']
/** A text of a cell. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...shapes) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...shapes), fc.constantFrom(...shapes)).map((two) => two.join(' ')),
  },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((value) => !value.includes('\uFFFD')),
  },
)
export const lines = fc.oneof(
  text,
  fc.tuple(text, fc.constantFrom('\n', '\r\n', '\n\n', ' ', '  '), text).map((parts) => parts.join('')),
)
export const code = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: fc.stringMatching(/^\d{1,18}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^\d{1,3}E\d{1,6}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^[A-Z]{0,2} ?\d{1,4}[-/.]\d{1,3}$/) },
)
export const kopecks = fc.integer({ min: 100, max: 100_000_000 })
export const sample = <Value>(arbitrary: fc.Arbitrary<Value>, count = ROWS + SPARE) =>
  fc.sample(arbitrary, { numRuns: count, seed: 12 })
/** Values of which each differs from the others by its key. */
export const different = <Value>(
  arbitrary: fc.Arbitrary<Value>,
  keyOf: (value: Value) => string,
  count = ROWS + SPARE,
) =>
  [...new Map(sample(arbitrary, count * 20).map((value) => [keyOf(value), value])).values()]
    .filter((value) => keyOf(value) !== '')
    .slice(0, count)
export const short = (of: fc.Arbitrary<string>, length: number) =>
  of.map((value) => value.trim().slice(0, length).trim())
