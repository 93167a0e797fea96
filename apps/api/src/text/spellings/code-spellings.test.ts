import { expect, test } from 'vitest'
import { codeSpellings } from './code-spellings.ts'

test.each([
  ['w 914/2', ['W9142']],
  ['ОС 90', ['ОС90', 'OC90']],
  ['oc90', ['OC90', 'ОС90']],
  ['ОC90', ['ОC90', 'OC90', 'ОС90']],
  ['ГУР-12', ['ГУР12']],
  ['масло', ['МАСЛО']],
  ['мотор', ['МОТОР']],
])('The number «%s» may be spelled %j', (q, spellings) => {
  expect(codeSpellings(q)).toEqual(spellings)
})
