interface Person {
  last_name: string
  first_name: string
  middle_name: string | null
}

/** «Белов Игорь Петрович»; the parts that are there. */
export function formatName({ last_name, first_name, middle_name }: Person) {
  return [last_name, first_name, middle_name].filter(Boolean).join(' ')
}
