/** Every operation's line, out of the compact form that the generator writes. */
export function tableOf<Id extends string>(
  verbs: Readonly<Record<string, string>>,
  resources: Readonly<Record<string, string>>,
): Readonly<Record<Id, string>> {
  const table: Record<string, string> = {}
  for (const resource in resources) {
    const [path = '', ...words] = resources[resource]?.split(',') ?? []
    for (const word of words) {
      const [verb = '', spelled = verbs[verb]] = word.split('=')
      table[`${resource}.${verb}`] = spelled?.replace(' ', ` ${path}`) ?? ''
    }
  }
  return table as Readonly<Record<Id, string>>
}
