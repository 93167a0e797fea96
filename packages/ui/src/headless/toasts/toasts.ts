export { createToasts, type Toast, type ToastInput, type Toasts } from './store.ts'
export { Close, getCloseProps, Message, Region } from './region.tsx'
export type { CloseProps, MessageProps, RegionProps } from './region.tsx'
