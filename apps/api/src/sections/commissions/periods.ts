interface Period {
  valid_from: string
  valid_to: string | null
}

/** Periods include both ends; one without an end never stops. */
export function overlap(a: Period, b: Period): boolean {
  return (b.valid_to === null || a.valid_from <= b.valid_to) && (a.valid_to === null || b.valid_from <= a.valid_to)
}
