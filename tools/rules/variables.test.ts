import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

const PARTICIPLES =
  'asked|bought|drawn|found|given|gone|heard|held|kept|known|made|meant|mine|named|placed|said|seen|shown|taken|theirs|told'
const DECLARATION = new RegExp(
  String.raw`\b(?:const|let|function) [{[]?\s?(?:${PARTICIPLES})\b|\((?:${PARTICIPLES})\) =>`,
)

test('a variable is called by the noun for what it holds', () => {
  const files = globSync('{apps/*/src,packages/*/src,tools,e2e,bench,openapi/gen,examples}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|paraglide|\.gen\./.test(path),
  })
  const participles = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (DECLARATION.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(files.length).toBeGreaterThan(2000)
  expect(participles).toEqual([])
})
