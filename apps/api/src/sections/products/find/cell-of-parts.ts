import { enumWords } from '#text/enum-words.gen.ts'
import type { exportRows, NamedAnswer, NamedCar } from './export-rows.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

/** A cell of a workbook holds no more. An empty one stays as it is when it is imported. */
const LONGEST_CELL = 32_767

const cellOf = (entries: readonly string[]): string | null => {
  const cell = entries.join('\n')
  return cell.length <= LONGEST_CELL ? cell || null : null
}

const ESCAPED: Readonly<Record<string, string>> = { '\n': String.raw`\n`, '\r': String.raw`\r` }

/** The import splits a cell at line breaks, semicolons, bars and colons that have no backslash before them. */
const escaped = (part: string, dividers = /[\\|;\n\r]/g) =>
  part.replaceAll(dividers, (character) => ESCAPED[character] ?? `\\${character}`)

/** «Высота, мм: 93» */
export const attributesCell = (answers: readonly NamedAnswer[]) =>
  cellOf(answers.map((answer) => `${escaped(answer.name, /[\\|;:\n\r]/g)}: ${valuesOf(answer)}`))

function valuesOf({ type, values }: NamedAnswer): string {
  const texts = values.map((value) => {
    if (type === 'boolean') return value === 'true' ? 'Да' : 'Нет'
    return type === 'number' ? value.replace('.', ',') : escaped(value)
  })
  return texts.join(' | ')
}

const entry = (...parts: readonly string[]) => parts.map((part) => escaped(part)).join(' | ')

/** «Volkswagen | 06A 115 561 B» */
export const oemCell = ({ oem_numbers }: Pick<Row, 'oem_numbers'>) =>
  cellOf(oem_numbers.map(({ car_brand, number }) => entry(car_brand.label, number)))

/** «Bosch | 0 451 103 318 | Аналог» */
export const crossesCell = ({ crosses }: Pick<Row, 'crosses'>) =>
  cellOf(crosses.map(({ brand, article, kind }) => entry(brand.label, article, enumWords.CrossKind[kind])))

/** «Toyota | Camry XV50 | 2011-2014 | кроме гибрида» */
export const carsCell = (cars: readonly NamedCar[]) =>
  cellOf(
    cars.map(({ car_brand, car_model, year_from, year_to, note }) => {
      const years = year_from === null && year_to === null ? '' : `${year_from ?? ''}-${year_to ?? ''}`
      const rest = note === null ? [years] : [years, note]
      return entry(car_brand, car_model, ...(rest.join('') === '' ? [] : rest))
    }),
  )
