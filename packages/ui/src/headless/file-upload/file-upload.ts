export { accepts } from './accepts.ts'
export { useFileUpload } from './use-file-upload.ts'
export type {
  FileUploadArgs,
  FileUploadState,
  StoredFile,
  Transfer,
  UploadArgs,
  UploadedFile,
} from './use-file-upload.ts'
export type { FileUploadTexts } from './texts.ts'
export { Announcement, Choose, DropZone, Input, Refusals, Root } from './parts.tsx'
export type { AnnouncementProps, ChooseProps, DropZoneProps, InputProps, RefusalsProps, RootProps } from './parts.tsx'
export { Failure, Files, Progress, Tile } from './file-parts.tsx'
export type { FailureProps, FilesProps, ProgressProps, TileProps } from './file-parts.tsx'
