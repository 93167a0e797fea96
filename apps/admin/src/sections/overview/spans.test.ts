import { expect, test } from 'vitest'
import { spansOf, type WidgetWidth } from './spans.ts'

const wide = (...widths: WidgetWidth[]) => spansOf(widths).map((spans) => spans.wide)
const middle = (...widths: WidgetWidth[]) => spansOf(widths).map((spans) => spans.middle)

test('a row of the home has no empty place: two halves, three thirds, and a lone widget the whole row', () => {
  expect(wide('full', 'wide', 'narrow', 'narrow', 'narrow')).toEqual([6, 4, 2, 3, 3])
  expect(wide('wide', 'narrow', 'narrow', 'narrow', 'narrow')).toEqual([4, 2, 2, 2, 2])
  expect(wide('full', 'narrow')).toEqual([6, 6])
  expect(wide('wide')).toEqual([6])
})

test('a narrow widget stands beside the first wide one that has room, wherever it comes', () => {
  expect(wide('wide', 'wide', 'narrow', 'narrow')).toEqual([4, 4, 2, 2])
  expect(wide('narrow', 'wide', 'narrow')).toEqual([2, 4, 6])
})

test('on a middle window two narrow widgets share a row, and the last one has it to itself', () => {
  expect(middle('full', 'wide', 'narrow', 'narrow', 'narrow')).toEqual([6, 6, 3, 3, 6])
})
