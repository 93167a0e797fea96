import type { Permission } from '@admin-panel/permissions'
import type { ListId, OperationId, Params, Schemas } from '@admin-panel/sdk'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'

export type MenuGroup = 'products' | 'orders' | 'sellers'

export interface MenuEntry {
  path: string
  label: () => string
  icon: ComponentType<{ className?: string }>
  permission?: Permission
  /** The part of the contract that it needs, where the permission does not tell. */
  part?: Schemas['Part']
  group?: MenuGroup
}

export interface ScreenModule {
  Component: ComponentType
  loader?: LoaderFunction
}

/** A list, with the parameters that it has without a filter, or the record in the address. */
type FirstRequest = { [K in ListId]: K | readonly [K, Params<K>] }[ListId] | Extract<OperationId, `${string}.view`>

export interface Screen {
  path: string
  title: () => string
  /** All of them are required; a screen without any is open to every signed-in user. */
  permissions?: readonly Permission[]
  /** The part of the contract that it needs, where the permissions do not tell. */
  part?: Schemas['Part']
  /** One of them suffices; without any, the first allowed entry opens instead. */
  anyPermission?: readonly Permission[]
  /** The filters live in the query string; the last query is restored (rule G8). */
  hasSavedQuery?: boolean
  /** What the screen's loader asks for: the page asks for it while the scripts are still on their way. */
  first?: FirstRequest
  lazy: () => Promise<ScreenModule>
}

export interface Section {
  menu?: MenuEntry
  screens: readonly Screen[]
}

/** Checks a section's type at its definition, so that a wrong permission or path fails there. */
export function defineSection(section: Section): Section {
  return section
}
