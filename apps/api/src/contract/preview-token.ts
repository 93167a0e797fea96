import { randomBytes } from 'node:crypto'

const PREFIX = 'av_'

/** The token of a preview is known by its shape, so a change of its holder is refused before anything is read. */
export function newPreviewToken(): string {
  return PREFIX + randomBytes(32).toString('base64url')
}

export const isPreviewToken = (token: string): boolean => token.startsWith(PREFIX)
