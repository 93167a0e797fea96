import { assert, jsonValue, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { toHttpError } from '#http/errors.ts'
import { readJson } from './read-json.ts'

const nested = (depth: number) => Buffer.from('[{"a":'.repeat(depth / 2) + '1' + '}]'.repeat(depth / 2))

test('JSON within the limits is read unchanged', () => {
  assert(
    property(jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value)
      expect(readJson(Buffer.from(text))).toEqual(JSON.parse(text))
    }),
  )
})

test('Brackets, colons and quotes inside strings do not count towards the limits', () => {
  const text = '{[":\\"'.repeat(6000)

  expect(readJson(Buffer.from(JSON.stringify({ text })))).toEqual({ text })
})

test('Thirty-two levels are read, the next is refused', () => {
  expect(() => readJson(nested(32))).not.toThrow()
  expect(() => readJson(nested(34))).toThrow('Некорректный запрос')
})

test('Bytes that are not JSON are refused', () => {
  assert(
    property(uint8Array({ minLength: 1 }), (bytes) => {
      expect(statusOf(bytes)).toBeOneOf([200, 400])
    }),
  )
})

function statusOf(bytes: Uint8Array): number {
  try {
    readJson(Buffer.from(bytes))
    return 200
  } catch (error) {
    return toHttpError(error).status
  }
}
