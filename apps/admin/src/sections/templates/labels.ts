import type { Schemas } from '@admin-panel/sdk'

export type TemplateEvent = Schemas['TemplateEvent']
export type TemplateChannel = Schemas['TemplateChannel']
export type Locale = Schemas['Locale']
