import type { Permission } from '@admin-panel/permissions'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'

export type MenuGroup = 'products' | 'orders' | 'sellers'

export interface MenuEntry {
  path: string
  label: () => string
  icon: ComponentType<{ className?: string }>
  permission?: Permission
  group?: MenuGroup
}

export interface ScreenModule {
  Component: ComponentType
  loader?: LoaderFunction
}

export interface Screen {
  path: string
  title: () => string
  /** All of them are needed; a screen without any is open to every signed-in user. */
  permissions?: readonly Permission[]
  /** Its filters live in the query string, and the last one is restored (rule G8). */
  queried?: boolean
  lazy: () => Promise<ScreenModule>
}

export interface Section {
  menu?: MenuEntry
  screens: readonly Screen[]
}

/** Types a section where it is written, so that a wrong permission or path shape fails there. */
export function defineSection(section: Section): Section {
  return section
}
