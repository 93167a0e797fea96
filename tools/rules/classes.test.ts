import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

const STYLES = join(root, 'apps/admin/src')
const TEXT = /(className=)?(['"`])((?:\\.|(?!\2)[^\\])*?)\2/g
/** Marks that other classes, CSS files and Leaflet refer to. */
const MARK = /^(?:(?:group|peer)(?:\/\w+)?|dark|plot|map)$/

const design = await loadDesignSystem(readFileSync(join(STYLES, 'styles.css'), 'utf8'), {
  base: STYLES,
  loadStylesheet: async (id, base) => {
    const path = pathOf(id, base)
    return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
  },
})

test('every class in the sources of the panel and its components makes CSS', () => {
  const files = globSync('{apps/admin,packages/ui}/src/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] })
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => classesWithoutCss(readFileSync(join(root, file), 'utf8'), file))).toEqual([])
})

test('texts have the three weights of the theme and no others', () => {
  const files = globSync('{apps/admin,packages/ui}/src/**/*.{tsx,css}', { cwd: root, exclude: ['**/*.test.tsx'] })
  const others = /\bfont-(?:thin|extralight|light|normal|medium|semibold|bold|extrabold|black)\b|font-weight: \d+;/
  expect(files.filter((file) => others.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('texts have the sizes of the theme and no others', () => {
  const files = globSync('{apps/admin,packages/ui}/src/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] })
  // A label without size is still the name of its icon for screen readers.
  const others = /\btext-(?:sm|base|lg|\d?xl|\[(?!0px)\d[\w.]*\])(?=[\s'"])/
  expect(files.filter((file) => others.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('a colour outside the theme is a class without CSS', () => {
  expect(
    classesWithoutCss(`<p className="mt-2 text-sky-500" title="red and flex">{cn('grid', 'hidden bg-pink')}</p>`),
  ).toEqual(['text-sky-500', 'bg-pink'])
})

/** A text is a list of classes if an attribute says so, or if at least half of its words are. */
function classesWithoutCss(source: string, file = '') {
  return [...source.matchAll(TEXT)].flatMap(([, attribute, , text = '']) => {
    const words = text
      .replaceAll(/\$\{[^}]*\}/g, ' ')
      .split(/\s+/)
      .filter(Boolean)
    const others = words.filter((word) => !makesCss(word) && !MARK.test(word))
    const isList = attribute !== undefined || (words.length > 1 && others.length * 2 <= words.length)
    return isList ? others.map((word) => `${file} ${word}`.trim()) : []
  })
}

function makesCss(word: string) {
  return design.candidatesToCss([word])[0] !== null
}

function pathOf(id: string, base: string) {
  if (id === 'tailwindcss') return join(root, 'node_modules/tailwindcss/index.css')
  const own = /^@admin-panel\/ui\/(.*)/.exec(id)?.[1]
  return own ? join(root, 'packages/ui/src/theme', own) : resolve(base, id)
}
