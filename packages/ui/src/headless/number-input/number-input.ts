export { useNumberInput } from './use-number-input.ts'
export type { NumberInputArgs, NumberInputState, NumberTexts } from './use-number-input.ts'
export { getInputProps, Input, type InputProps } from './parts.tsx'
export { isUnread, whyUnread, type NumberShape, type Unread } from '#headless/number/read-number.ts'
