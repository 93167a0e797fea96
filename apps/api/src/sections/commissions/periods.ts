interface Period {
  valid_from: string
  valid_to: string | null
}

/** Both ends belong to a period; one without an end never stops. */
export function overlap(a: Period, b: Period): boolean {
  return (b.valid_to === null || a.valid_from <= b.valid_to) && (a.valid_to === null || b.valid_from <= a.valid_to)
}
