import { expect, test } from 'vitest'
import { containsWords } from './contains-words.ts'

test.each([
  ['par OIL', 'Oil filter, Paris', true],
  ['', 'Anything', true],
  ['oil air', 'Oil filter', false],
])('«%s» in «%s» is %s', (words, text, isContained) => expect(containsWords(words, text)).toBe(isContained))
