import type { file } from './schema.ts'

type StoredFile = typeof file.$inferSelect

export const SIZES = { medium: 640, small: 160 } as const

/** The display name gets the extension of the stored format, regardless of the upload. */
export function displayName(name: string, kind: StoredFile['kind']): string {
  const stem = name.replace(/\.[a-z][a-z\d]{1,4}$/i, '').trim()
  return `${stem.slice(-195) || 'file'}.${kind === 'image' ? 'webp' : 'pdf'}`
}

type KeyAndKind = Pick<StoredFile, 'key' | 'kind'>

export function nameOf({ key, kind }: KeyAndKind, size?: keyof typeof SIZES): string {
  if (kind === 'document') return `${key}.pdf`
  return size ? `${key}-${SIZES[size]}.webp` : `${key}.webp`
}

/** All names of a file in the store. */
export function namesOf(file: KeyAndKind): string[] {
  return file.kind === 'document' ? [nameOf(file)] : [nameOf(file), nameOf(file, 'medium'), nameOf(file, 'small')]
}
