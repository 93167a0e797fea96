import type { Schemas } from '@admin-panel/sdk'

export type Attribute = Schemas['Attribute']
export type AttributeType = Schemas['AttributeType']

export const hasValues = (type: AttributeType | null) => type === 'select' || type === 'multiselect'
