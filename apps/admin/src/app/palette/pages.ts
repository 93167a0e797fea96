import type { Session } from '@admin-panel/sdk'
import { isAt } from '#page/access/is-at.ts'
import { menu, sections } from '#sections.ts'

const screens = sections.flatMap((section) => section.screens)
const icons = new Map(sections.flatMap((section) => section.screens.map(({ path }) => [path, section.menu?.icon])))
const order = new Map(menu.map(({ path }, index) => [path, index]))

/** Every screen with a fixed address that the user may open, menu entries first. */
export function pagesFor(permissions: Session['permissions']) {
  return screens
    .filter(({ path, permissions: required = [] }) => !path.includes(':') && permissions.canAll(required))
    .map(({ path, title }) => ({
      path,
      title: title(),
      icon: icons.get(path),
      isNew: /\/(?:new|create)$/.test(path),
      isMain: order.has(path),
    }))
    .toSorted((one, other) => (order.get(one.path) ?? screens.length) - (order.get(other.path) ?? screens.length))
}

export type PalettePage = ReturnType<typeof pagesFor>[number]

/** Whether the panel has a screen at this address. */
export const isScreen = (path: string) => screens.some((screen) => isAt(screen, path))
