export { createToasts, type Toast, type ToastInput, type Toasts } from './store.ts'
export { Close, Message, Region, type CloseProps, type MessageProps, type RegionProps } from './region.tsx'
