import { isValidElement, type ReactElement } from 'react'
import { useSession } from '#data/queries.ts'
import { screenAt as screenIn } from './access/is-at.ts'
import { mayEnter } from './access/may-enter.ts'
import type { Screen } from './section.ts'

let registry: readonly Screen[] = []
/** Sections register their screens here, because shared code must not import sections. */
export function knowScreens(screens: readonly Screen[]) {
  registry = screens
}

export const allScreens = () => registry

function screenAt(address: string): Partial<Screen> {
  const [path = ''] = address.split(/[?#]/)
  return screenIn(registry, path) ?? {}
}

/** Whether the user may open the screen at an address. */
export function useMayOpen() {
  const { permissions } = useSession()
  return (address: string) => mayEnter(screenAt(address), permissions)
}

type RowLink = ReactElement<{ className?: string; children?: React.ReactNode }>

/** Row links of a list, without those that the server would refuse. */
export function useOpenLinks<Row>(rowLink: ((row: Row) => RowLink) | undefined) {
  const mayOpen = useMayOpen()
  return (
    rowLink &&
    ((row: Row) => {
      const link = rowLink(row)
      return isValidElement<{ to?: unknown }>(link) && mayOpen(String(link.props.to)) ? link : undefined
    })
  )
}
