export { letterOf, sendTemplate, sendToBuyer, sendToCompany } from './render.ts'
export type { Reader } from './text.ts'
