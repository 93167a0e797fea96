export { accepts } from './accepts.ts'
export { useFileUpload } from './use-file-upload.ts'
export type {
  FileUploadArgs,
  FileUploadState,
  Refusal,
  StoredFile,
  Transfer,
  UploadArgs,
  UploadedFile,
} from './use-file-upload.ts'
export { Choose, DropZone, Input, Progress, Root, Tile } from './parts.tsx'
export type { ChooseProps, DropZoneProps, InputProps, ProgressProps, RootProps, TileProps } from './parts.tsx'
