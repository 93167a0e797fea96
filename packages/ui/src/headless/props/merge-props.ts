type Props = Readonly<Record<string, unknown>>
type Handler = (event: { defaultPrevented?: boolean }, ...rest: readonly unknown[]) => void

const isHandler = (value: unknown): value is Handler => typeof value === 'function'

/**
 * Returns the props of an element: those of a part and, over them, the user's. Of two handlers the user's is called first, and
 * `preventDefault` in it stops that of the part; two styles are joined. Refs are joined by `useComposedRefs`.
 *
 * @param own - the props of the part
 * @param user - the user's props
 */
export function mergeProps<Own extends object, User extends object>(own: Own, user: User): Omit<Own, keyof User> & User
export function mergeProps(own: Props, user: Props): Props {
  const merged: Record<string, unknown> = { ...own, ...user }
  for (const key in own) {
    const [mine, yours] = [own[key], user[key]]
    if (key === 'style') merged[key] = Object.assign({}, mine, yours)
    else if (isHandler(mine) && isHandler(yours))
      merged[key] = (...args: Parameters<Handler>) => {
        yours(...args)
        if (!args[0].defaultPrevented) mine(...args)
      }
    // An absent handler of the user takes nothing away.
    else if (isHandler(mine)) merged[key] = mine
  }
  return merged
}
