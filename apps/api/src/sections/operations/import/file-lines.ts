import { createReadStream } from 'node:fs'
import type { Schema } from '#contract/operations.ts'
import { readJson } from '#contract/read-json.ts'
import { isStorable } from '#contract/survey.ts'
import { compile } from '#contract/validate.ts'
import { invalid } from '#errors.ts'
import { say } from '#text/language/say.ts'
import { asHead, asLine, type FileHead, type FileLine } from './trusted.ts'

const LINE_BYTES = 1024 * 1024
const ROWS_AT_MOST = 100_000
const NEWLINE = 0x0a

const text = (maxLength: number): Schema => ({ type: 'string', maxLength })
const texts: Schema = { type: 'array', maxItems: 1000, items: text(32_767) }
const isHead = compile({
  type: 'object',
  required: ['header', 'mapping'],
  properties: {
    header: texts,
    mapping: { type: 'object', maxProperties: 200, additionalProperties: text(32_767) },
    common: { type: 'object' },
  },
  additionalProperties: false,
})
const isLine = compile({
  type: 'object',
  required: ['line', 'item'],
  properties: {
    line: { type: 'integer', minimum: 1, maximum: 10_000_000 },
    item: { type: 'object' },
    column: text(200),
    cells: texts,
    errors: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: text(100), message: text(2000) },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
})

/** Reads the lines one by one; the first one is the head. An invalid line is refused by its number. */
export async function* readFileLines(path: string): AsyncGenerator<FileHead | FileLine> {
  let number = 0
  for await (const bytes of linesOf(path)) {
    number++
    if (bytes === undefined) throw refusal(say`Строки: строка ${number} длиннее 1 МБ`)
    if (bytes.length === 0 && number > 1) continue
    if (number > ROWS_AT_MOST + 1) throw refusal(say`Строки: не больше ${ROWS_AT_MOST}, разделите файл`)
    const value = parse(bytes, number)
    if (!(number === 1 ? isHead : isLine)(value))
      throw refusal(say`Строки: строка ${number} устроена не так, как нужно`)
    if (!isStorable(value)) throw refusal(say`Строки: в строке ${number} недопустимые символы`)
    yield number === 1 ? asHead(value) : asLine(value)
  }
}

function parse(bytes: Buffer, number: number): unknown {
  try {
    return readJson(bytes)
  } catch {
    throw refusal(say`Строки: строка ${number} — не JSON`)
  }
}

const refusal = (message: string) => invalid({ rows: [message] })

/** Splits a file at its line breaks; a line that is too long ends the reading and yields nothing. */
async function* linesOf(path: string): AsyncGenerator<Buffer | undefined> {
  let rest: Buffer[] = []
  let length = 0
  for await (const chunk of createReadStream(path)) {
    let bytes = Buffer.from(chunk)
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE)) {
      yield length + end > LINE_BYTES ? undefined : Buffer.concat([...rest, bytes.subarray(0, end)])
      rest = []
      length = 0
      bytes = bytes.subarray(end + 1)
    }
    rest.push(bytes)
    length += bytes.length
    if (length > LINE_BYTES) yield undefined
  }
  if (length > 0) yield Buffer.concat(rest)
}
