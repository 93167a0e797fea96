import type { Schemas } from '@admin-panel/sdk'

export type TemplateEvent = Schemas['TemplateEvent']
export type TemplateChannel = Schemas['TemplateChannel']
export type Locale = Schemas['Locale']

export function choices<Name extends string>(labels: Readonly<Record<Name, () => string>>) {
  // The casts are safe: the records have exactly the contract's values as keys.
  return (Object.keys(labels) as Name[]).map((value) => ({ value, label: labels[value]() }))
}
