import type { Schemas } from '@admin-panel/sdk'
import { isTimeZone } from '#text/time-zone.ts'
import { isKnown, knownSettings } from './known-settings.ts'
import { validation } from '#text/language/say.ts'

type Value = Schemas['SettingValue']

const LABEL = 'Значение'
const DURATION = /^P(?=.)(\d{1,4}D)?(T(?=.)(\d{1,6}H)?(\d{1,6}M)?(\d{1,6}S)?)?$/
const KOPECKS_AT_MOST = 1_000_000_000_000

const fits: Record<Schemas['SettingType'], (value: Value) => boolean> = {
  int: (value) => Number.isSafeInteger(value),
  money: (value) => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= KOPECKS_AT_MOST,
  bool: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  duration: (value) => typeof value === 'string' && DURATION.test(value),
  json: (value) => typeof value === 'string' && isJson(value),
}

/** Returns the error of a value: it has the wrong type, or the program cannot work with it. */
export function valueProblem(
  { key, type }: { key: string; type: Schemas['SettingType'] },
  value: Value,
): string | undefined {
  if (!fits[type](value)) return validation().type(LABEL)
  if (key === 'default_time_zone' && !isTimeZone(String(value))) return validation().enum(LABEL)
  const { min, max } = boundsOf(key)
  if (Number(value) < min || Number(value) > max) return validation().range(LABEL, min, max)
  return undefined
}

function boundsOf(key: string): { min: number; max: number } {
  const definition = isKnown(key) ? knownSettings[key] : undefined
  return definition && 'max' in definition ? definition : { min: -Infinity, max: Infinity }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
