import { isApiError } from '@admin-panel/sdk'
import type { UploadedFile } from '@admin-panel/ui/file-upload'
import { isUnread, type Unread } from '@admin-panel/ui/read-number'
import { m } from '#paraglide/messages.js'

/** Splits a form's value into uploaded files and pending ones. */
export type UploadValue = number | Unread

/** A form's value for its files; an unfinished upload blocks saving, so that no file is lost. */
export function uploadValue(files: readonly UploadedFile[]): UploadValue[] {
  const missing = files.filter(({ state }) => state !== 'done')
  const why = missing.some(({ state }) => state === 'uploading')
    ? m.uploads_coming()
    : m.uploads_failed({ count: missing.length })
  return files.map(({ id, name, state }) => (state === 'done' ? Number(id) : { unread: name, why }))
}

/** A restored draft knows only the names of these files. */
export function lostFiles(value: readonly unknown[], files: readonly UploadedFile[]): UploadedFile[] {
  return value
    .filter(isUnread)
    .filter(({ unread }) => !files.some(({ name }) => name === unread))
    .map(({ unread }, index) => ({
      id: `lost-${index}-${unread}`,
      name: unread,
      url: '',
      size: 0,
      state: 'failed',
      reason: m.uploads_lost(),
    }))
}

export const describeUpload = (error: unknown) => (isApiError(error) ? (error.messages[0] ?? error.message) : undefined)

/** The server has received the file and rejected it. */
export const isUploadRefused = (error: unknown) => isApiError(error, 'validation')
