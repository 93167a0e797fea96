import { AsyncLocalStorage } from 'node:async_hooks'
import Negotiator from 'negotiator'
import { enumWords } from '#text/enum-words.gen.ts'
import { fieldNames } from '#text/field-names.gen.ts'
import { actionNames, entityNames } from '#text/names.gen.ts'

export type Language = 'ru' | 'en'

/** English by Russian; `{0}` stands for the first value of a `say` template. */
export type EnglishTexts = Readonly<Record<string, string>>

const requested = new AsyncLocalStorage<Language>()

/** Runs in the language of a request. Whatever is stored, mailed or exported stays Russian. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return requested.run(language, run)
}

export const currentLanguage = (): Language => requested.getStore() ?? 'ru'

const HEADERS_AT_MOST = 1000
const chosen = new Map<string | undefined, Language>()

/** Chooses by an `Accept-Language` header; Russian unless English is preferred. Browsers send few different headers. */
export function negotiateLanguage(header: string | undefined): Language {
  const cached = chosen.get(header)
  if (cached) return cached
  const language = negotiate(header)
  if (chosen.size < HEADERS_AT_MOST) chosen.set(header, language)
  return language
}

function negotiate(header: string | undefined): Language {
  const [best] = new Negotiator({ headers: { 'accept-language': header } }).languages(['ru', 'en'])
  return best === 'en' ? 'en' : 'ru'
}

const english = new Map<string, string>()

/** Adds English texts; the first of two for the same Russian one stays. */
export function registerEnglish(texts: EnglishTexts): void {
  for (const [russian, text] of Object.entries(texts)) if (!english.has(russian)) english.set(russian, text)
}

/** Adds the names of the contract, in English as their keys read. Sections register before: their texts are better. */
export function registerContractNames(): void {
  for (const names of [entityNames, actionNames, ...Object.values(enumWords), fieldNames])
    registerEnglish(Object.fromEntries(Object.entries(names).map(([key, russian]) => [russian, readable(key)])))
}

/** Reads a key of the contract as words: `product.brand_id` as «Brand». */
function readable(key: string): string {
  const words = key
    .slice(key.lastIndexOf('.') + 1)
    .replace(/_(ids?|kopecks)$/, '')
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The text in the language of the request; one without English stays as it is. */
export function text(russian: string): string {
  return currentLanguage() === 'ru' ? russian : (inEnglish(russian) ?? russian)
}

/** The English of a text, or of the two parts of «Label: fault». */
export function inEnglish(russian: string): string | undefined {
  const translation = english.get(russian)
  if (translation !== undefined) return translation
  const [, label = '', rest = ''] = /^([^:]+): ([^]+)$/.exec(russian) ?? []
  const [first, second] = [english.get(label), english.get(rest)]
  return first === undefined || second === undefined ? undefined : `${first}: ${second}`
}

/** The label of a field of the contract; one without English reads as its key. */
export function labelText(russian: string, field: string): string {
  return currentLanguage() === 'ru' ? russian : (inEnglish(russian) ?? readable(field))
}
