export const orNull = (text: string | null) => text?.trim() || null
