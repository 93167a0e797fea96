import { tabbedLists } from '#list/tabbed-lists.tsx'
import { List as Cities, loader as loadCities } from './cities.tsx'
import { List as OldCities, loader as loadOldCities } from './old-cities.tsx'
import { List as Regions, loader as loadRegions } from './regions.tsx'

export const { Component, loader } = tabbedLists([
  { id: 'cities', List: Cities, loader: loadCities },
  { id: 'regions', List: Regions, loader: loadRegions, permission: 'region' },
  { id: 'old', List: OldCities, loader: loadOldCities },
])
