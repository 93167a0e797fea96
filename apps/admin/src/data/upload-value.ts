import { isApiError } from '@admin-panel/sdk'
import type { UploadedFile } from '@admin-panel/ui/file-upload'
import { isUnread, type Unread } from '@admin-panel/ui/read-number'
import { m } from '#paraglide/messages.js'

/** Of a form's value: the files that the server has, and those that it has not. */
export type UploadValue = number | Unread

/** What a form holds for its files: one that has not arrived keeps the form from being saved without it. */
export function uploadValue(files: readonly UploadedFile[]): UploadValue[] {
  const missing = files.filter(({ state }) => state !== 'done')
  const why = missing.some(({ state }) => state === 'uploading')
    ? m.uploads_coming()
    : m.uploads_failed({ count: missing.length })
  return files.map(({ id, name, state }) => (state === 'done' ? Number(id) : { unread: name, why }))
}

/** Files that a restored draft knows by their names alone. */
export function lostFiles(value: readonly unknown[], shown: readonly UploadedFile[]): UploadedFile[] {
  return value
    .filter(isUnread)
    .filter(({ unread }) => !shown.some(({ name }) => name === unread))
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

/** The server has seen the file and will not have it. */
export const isUploadRefused = (error: unknown) => isApiError(error, 'validation')
