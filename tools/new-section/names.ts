/** The spellings of a resource: `price-lists` is a folder, `priceLists` a resource, `PriceList` a model. */
export interface Names {
  /** The plural in kebab case, which names folders and files. */
  readonly plural: string
  /** The singular in kebab case, which is the entity. */
  readonly singular: string
}

export function namesOf(plural: string, one = singularOf(plural)): Names {
  const isName = /^[a-z]+(?:-[a-z]+)*$/
  if (!isName.test(plural)) throw new Error(`A section is named in kebab case and in the plural, not «${plural}»`)
  if (!isName.test(one) || one === plural) throw new Error(`What is one of ${plural}? Add --one <singular>`)
  return { plural, singular: one }
}

/** Replaces the sample's names in a text or in a path. */
export function renamed(text: string, { plural, singular }: Names): string {
  const pairs = [...spellings('sample-things', plural), ...spellings('sample-thing', singular)]
  return pairs.reduce((all, [from, to]) => all.replaceAll(from, to), text)
}

export const camel = (kebab: string) => kebab.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const spaced = (kebab: string) => kebab.replaceAll('-', ' ')
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const writings = [
  (kebab: string) => capital(camel(kebab)),
  camel,
  (kebab: string) => kebab.replaceAll('-', '_'),
  (kebab: string) => kebab,
  (kebab: string) => capital(spaced(kebab)),
  spaced,
]

function spellings(sample: string, name: string) {
  return writings.map((write) => [write(sample), write(name)] as const)
}

function singularOf(plural: string) {
  return plural.replace(/ies$/, 'y').replace(/(?<=[xz]|ss|sh|ch)es$|s$/, '')
}
