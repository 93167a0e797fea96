import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { lean } from './lean-messages.ts'

const NOT_CODE = /^(?:\/\* eslint-disable \*\/|import .*|\/\*\* @typedef .*)$/gm
const MESSAGE =
  /@typedef \{(?<inputs>\{.*\})\} \w+Inputs \*\/$[^]*^(?<words>\/\*\*$[^]*^\*\/)\n(?:export )?const (?<name>\w+) = \/\*\* @type \{\(\(inputs(?<optional>\??):/m
const ALIAS = /^export \{.*\}$/m

const HEAD = `import * as registry from '../registry.js'
import { getLocale, printed } from '../runtime.js'
`

/** Serves all messages as one module: requesting thousands of modules from a dev server takes a browser seconds. */
export function allMessages(outdir: string): string {
  return (
    HEAD +
    modulesOf(outdir)
      .map((text) => lean(text.replaceAll(NOT_CODE, '')))
      .join('\n')
  )
}

/** Declares the types of all messages in one file: letting TypeScript emit them costs four times as much as everything else. */
export function declarations(outdir: string): string {
  const all = modulesOf(outdir).map((text) => {
    const { inputs, words = '', name, optional = '' } = MESSAGE.exec(text)?.groups ?? {}
    if (!name) throw new Error(`Paraglide compiles messages in another way than expected:\n${text}`)
    const type = `const ${name}: (inputs${optional}: ${inputs}) => string\n`
    const [alias] = ALIAS.exec(text) ?? []
    return `${words.replace(/^\* @.*\n/gm, '')}\n${alias ? `declare ${type}${alias}\n` : `export ${type}`}`
  })
  return `${all.join('')}export * as m from './messages.js'\n`
}

function modulesOf(outdir: string): string[] {
  const files = globSync('messages/*.js', { cwd: outdir }).filter((file) => basename(file) !== '_index.js')
  return files.toSorted().map((file) => readFileSync(join(outdir, file), 'utf8'))
}
