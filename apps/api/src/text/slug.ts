// Transliteration of Russian passports (ICAO 9303), without the silent signs.
const LATIN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}
const LONGEST = 80

/** «Тормозные жидкости» becomes `tormoznye-zhidkosti`, «Citroën» `citroen`; a number is appended to a taken slug. */
export function slugOf(name: string, isTaken: (slug: string) => boolean): string {
  const letters = name
    .toLowerCase()
    .replaceAll(/[а-яё]/g, (letter) => LATIN[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
  const slug = trim(letters.replaceAll(/[^a-z0-9]+/g, '-'), LONGEST)
  if (!isTaken(slug)) return slug
  for (let number = 2; ; number++) {
    const numbered = numberedSlug(slug, number)
    if (!isTaken(numbered)) return numbered
  }
}

export function numberedSlug(slug: string, number: number): string {
  const suffix = `-${number}`
  return `${trim(slug, LONGEST - suffix.length)}${suffix}`
}

function trim(slug: string, length: number): string {
  return slug
    .replace(/^-+/, '')
    .slice(0, length)
    .replace(/(?<!-)-+$/, '')
}
