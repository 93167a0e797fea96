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
  expect(rendered(SAMPLE, statesOf(undefined, 'n'))).toBe('start\n  is_active\nend\n')
})

test('a resource with states has a line for each state and for each step to the next one', () => {
  expect(rendered(SAMPLE, statesOf('draft,on_air=В эфире,archived', 'f'))).toBe(`start
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
  expect(() => statesOf(list, 'n')).toThrow('States are two or more names')
})

test.each([
  ['m', ['Черновик', 'Активен', 'Приостановлен', 'Отклонён']],
  ['f', ['Черновик', 'Активна', 'На паузе', 'Отклонена']],
  ['n', ['Черновик', 'Действует', 'На паузе', 'Rejected']],
])('a label agrees with the gender %s, or has none', (gender, labels) => {
  expect(statesOf('draft,active,paused,rejected', gender).map(({ label }) => label)).toEqual(labels)
})
