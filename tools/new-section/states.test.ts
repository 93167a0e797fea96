import { expect, test } from 'vitest'
import { rendered, statesOf } from './states.ts'

const SAMPLE = `start
%switch
  is_active
%/switch
%states
%each
  __STATE__ «__LABEL__»
%/each
%step
  __FROM__ → __TO__
%/step
  default __FIRST__
%/states
end
`

test('a resource without states keeps the lines of the switch alone', () => {
  expect(rendered(SAMPLE, statesOf(undefined))).toBe('start\n  is_active\nend\n')
})

test('a resource with states has a line for each state and for each step to the next one', () => {
  expect(rendered(SAMPLE, statesOf('draft,on_air=В эфире,archived'))).toBe(`start
  draft «Черновик»
  on_air «В эфире»
  archived «В архиве»
  draft → on_air
  on_air → archived
  default draft
end
`)
})

test.each(['draft', 'Draft,active', 'draft,,active'])('«%s» is no list of states', (list) => {
  expect(() => statesOf(list)).toThrow('States are two or more names')
})
