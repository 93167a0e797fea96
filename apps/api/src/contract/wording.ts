import { describe } from '@admin-panel/sdk/validation'
import { validation } from '#text/language/say.ts'
import type { ErrorObject } from 'ajv/dist/2020.js'
import { say } from '#text/language/say.ts'

type Wrong = Pick<ErrorObject, 'keyword' | 'params' | 'parentSchema' | 'data'> & { instancePath?: string }

/** Words a validation error in the user's language; an empty text or list counts as missing. */
export function wording(
  { keyword, params, parentSchema, data, instancePath = '' }: Wrong,
  label: string,
  isQuery: boolean,
): string {
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty']).slice(0, 60)
    return isQuery ? say`Неизвестный фильтр ${name}` : say`Неизвестное поле ${name}`
  }
  const isEmpty = data === '' ? keyword !== 'enum' : Array.isArray(data) && data.length === 0 && keyword === 'minItems'
  if (isEmpty) return validation().required(label)
  return describe(
    {
      rule: keyword,
      field: instancePath.slice(instancePath.lastIndexOf('/') + 1),
      params: { ...parentSchema, limit: Number(params['limit'] ?? 0) },
    },
    WITH_OTHERS.test(instancePath) && isShort(data) ? `${label} «${data}»` : label,
    validation(),
  )
}

/** The index alone does not tell which value of a list is wrong. */
const WITH_OTHERS = /\/\d+(?:\/name)?$/
const isShort = (data: unknown): data is string => typeof data === 'string' && data.length <= 60
