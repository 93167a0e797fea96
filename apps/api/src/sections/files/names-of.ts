import type { file } from './schema.ts'

export const SIZES = { medium: 640, small: 160 } as const

type Named = Pick<typeof file.$inferSelect, 'key' | 'kind'>

export function nameOf({ key, kind }: Named, size?: keyof typeof SIZES): string {
  if (kind === 'document') return `${key}.pdf`
  return size ? `${key}-${SIZES[size]}.webp` : `${key}.webp`
}

/** Everything that the store keeps of a file. */
export function namesOf(file: Named): string[] {
  return file.kind === 'document' ? [nameOf(file)] : [nameOf(file), nameOf(file, 'medium'), nameOf(file, 'small')]
}
