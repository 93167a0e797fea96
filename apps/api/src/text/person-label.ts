interface PersonName {
  last_name: string
  first_name: string
  middle_name: string | null
}

/** Formats a name as «Орлова Д. С.» */
export function personLabel({ last_name, first_name, middle_name }: PersonName): string {
  const initials = [first_name, middle_name].flatMap((name) => (name ? [`${name.slice(0, 1)}.`] : []))
  return [last_name, ...initials].join(' ')
}
