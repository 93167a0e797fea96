export { useSaveBar } from './use-save-bar.ts'
export type { ChangedField, SaveBarArgs, SaveBarState } from './use-save-bar.ts'
export {
  Discard,
  FieldLink,
  getDiscardProps,
  getFieldLinkProps,
  getRootProps,
  getSaveProps,
  Root,
  Save,
} from './parts.tsx'
export type { DiscardProps, FieldLinkProps, RootProps, SaveProps } from './parts.tsx'
