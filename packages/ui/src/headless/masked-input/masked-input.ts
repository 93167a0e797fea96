export { createMask, type MaskArgs } from './create-mask.ts'
export { getInputProps, Input, type InputMask, type InputProps } from './parts.tsx'
