export const blankToNull = (text: string | null) => text?.trim() || null
