import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Document, OperationEntry } from '@admin-panel/openapi/document'

/** Says what is wrong with an answer of an operation; undefined where it is as the contract has it. */
export type Judge = (entry: OperationEntry, response: Response, body: string) => string | undefined

/** Judges answers by the contract alone. */
export function createJudge(document: Document): Judge {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: false })
  formats.default(ajv)
  ajv.addSchema(document, 'contract')
  return ({ path, method, operation }, { status, headers }, body) => {
    const reply = operation.responses[status]
    if (!reply) return `${status} is no answer of the contract`
    const type = headers.get('content-type')?.split(';')[0] ?? ''
    const place = reply.$ref?.slice(1) ?? `/paths/${escape(path)}/${method}/responses/${status}`
    const content = reply.$ref ? { 'application/json': {} } : (reply.content ?? {})
    if (Object.keys(content).length === 0) return body ? 'it has a body, which the contract has not' : undefined
    if (!(type in content)) return `its type is ${type || 'unknown'} and not ${Object.keys(content).join(' or ')}`
    if (type !== 'application/json') return undefined
    const $ref = `contract#${place.replaceAll('{', '%7B').replaceAll('}', '%7D')}/content/application~1json/schema`
    const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref })
    if (validate(parsed(body))) return undefined
    const [fault] = validate.errors ?? []
    return `${fault?.instancePath || 'the answer'} ${fault?.message}`
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const escape = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')
