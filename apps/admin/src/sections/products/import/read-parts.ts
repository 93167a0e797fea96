import type { Schemas } from '@admin-panel/sdk'
import { crossKindWords } from '#contract/enums/cross-kind.gen.ts'
import { readCode, type Reader } from '#list/import/read/readers.ts'
import { m } from '#paraglide/messages.js'

/** An entry of each kind, as people write it. */
export const examples = {
  attributes: 'Высота, мм: 93',
  oem_numbers: 'Volkswagen | 06A 115 561 B',
  crosses: 'Bosch | 0 451 103 318',
  applicability: 'Volkswagen | Golf IV | 1997-2005',
}

/** A character, or one that a backslash keeps from dividing. */
const SYMBOL = /\\[\\nr|;:]|[^]/gu

/** Splits at the dividers that have no backslash before them. */
function split(text: string, dividers: string): string[] {
  const parts = ['']
  for (const [symbol] of text.matchAll(SYMBOL))
    if (dividers.includes(symbol)) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${symbol}`)
  return parts.map((part) => part.trim())
}

const meant: Readonly<Record<string, string>> = { n: '\n', r: '\r' }
const plain = (part: string) => part.replaceAll(/\\([\\nr|;:])/g, (_, symbol: string) => meant[symbol] ?? symbol)
const partsOf = (entry: string) => split(entry, '|').map(plain)

/** Reads the entries of a cell, by lines or semicolons; one that cannot be read refuses the cell. */
function readEntries<Entry>(example: string, read: (entry: string) => Entry | undefined): Reader<Entry[]> {
  return (cell) => {
    const reading = readCode(cell)
    if ('why' in reading) return reading
    const entries = split(reading.value, '\n\r;').filter(Boolean)
    const values = entries.map((entry) => ({ entry, value: read(entry) }))
    const wrong = values.find(({ value }) => value === undefined)
    if (wrong) return { why: m.products_cards_entry({ text: wrong.entry, example }) }
    return { ...reading, value: values.flatMap(({ value }) => value ?? []) }
  }
}

export const readBarcodes: Reader<string[]> = readEntries('', plain)

/** Addresses between spaces or lines; a semicolon belongs to an address unless another one follows. */
export const readAddresses: Reader<string[]> = ({ text }) => ({
  value: text.split(/[;,]?\s+|;(?=https?:)/).filter(Boolean),
})

/** «Высота, мм: 93», and of several values «Сезон: Лето | Зима». */
export const readAttributes: Reader<Schemas['CardAttribute'][]> = readEntries(examples.attributes, (entry) => {
  const colon = [...entry.matchAll(SYMBOL)].find(([symbol]) => symbol === ':')?.index ?? 0
  const name = plain(entry.slice(0, colon).trim())
  const value = entry.slice(colon + 1).trim()
  // A list of one text says that a bar in it divides nothing.
  return name === '' ? undefined : { name, value: value.includes('|') ? partsOf(value) : plain(value) }
})

export const readOemNumbers: Reader<Schemas['CardOemNumber'][]> = readEntries(examples.oem_numbers, (entry) => {
  const [car_brand = '', number = '', ...rest] = partsOf(entry)
  return car_brand && number && rest.length === 0 ? { car_brand, number } : undefined
})

const kinds: readonly Schemas['CrossKind'][] = ['analog', 'replacement', 'superseded']

/** «Bosch | 0 451 103 318 | Замена»; without a kind it is an analog. */
export const readCrosses: Reader<Schemas['CardCross'][]> = readEntries(examples.crosses, (entry) => {
  const [brand = '', article = '', word = '', ...rest] = partsOf(entry)
  const kind = word ? kinds.find((one) => crossKindWords[one]().toLowerCase() === word.toLowerCase()) : 'analog'
  return brand && article && kind && rest.length === 0 ? { brand, article, kind } : undefined
})

export const readCars: Reader<Schemas['CardApplicability'][]> = readEntries(examples.applicability, (entry) => {
  const [car_brand = '', car_model = '', years = '', note = '', ...rest] = partsOf(entry)
  const [, from, to] = /^(\d{4})?\s?[-–—]\s?(\d{4})?$/.exec(years) ?? []
  if (!car_brand || !car_model || rest.length > 0 || (years !== '' && !from && !to)) return undefined
  return {
    car_brand,
    car_model,
    year_from: from ? Number(from) : null,
    year_to: to ? Number(to) : null,
    note: note || null,
  }
})
