import { join } from 'node:path'
import type { Plugin } from 'vite'

const MESSAGES = /\/src\/paraglide\/messages\/.+\.js$/
const CHOICE =
  /\(inputs(?: = \{\})?, options = \{\}\) => \{\s*const locale = experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\);?\s*if \(locale === /

const VALUE = /\$\{i\?\.(\w+)\}/g
/** Numbers that name a thing and count nothing. */
const NAMES = new Set(['id', 'number', 'code', 'year'])

/**
 * Shortens each compiled message: it reads the language from the panel's own module instead of Paraglide's runtime,
 * which also reads addresses and cookies, and takes no `options`, which the panel never passes. Each number in it is
 * printed as the language does.
 */
export function leanMessages(): Plugin {
  return {
    name: 'lean-messages',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../runtime.js' && importer && MESSAGES.test(importer)
        ? join(import.meta.dirname, 'src/text/format/message-runtime.ts')
        : null,
    transform: {
      filter: { id: { include: MESSAGES, exclude: /\/_index\.js$/ } },
      handler: (code) => ({ code: lean(code), map: null }),
    },
  }
}

export function lean(message: string): string {
  if (!CHOICE.test(message)) throw new Error(`Paraglide compiles messages in another way than expected:\n${message}`)
  const leanMessage = message.replace(CHOICE, '(inputs) => {\nif (getLocale() === ')
  return leanMessage
    .replace('getLocale, experimentalStaticLocale', 'getLocale, printed')
    .replaceAll(VALUE, (value, name: string) => (NAMES.has(name) ? value : `\${printed(i?.${name})}`))
}
