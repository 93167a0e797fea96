import type { MutationOptionsOf, MutationSettings } from '@admin-panel/hooks'

type Switch<Item> = (settings: MutationSettings<'brands.enable'>) => Omit<
  MutationOptionsOf<'brands.enable'>,
  'mutationFn'
> & {
  mutationFn: (params: { id: number; version: number }) => Promise<Item>
}

/** Every switch takes the id and the version and returns the record. */
export function asSwitches<Item>(of: { enable: unknown; disable: unknown }) {
  return of as { enable: Switch<Item>; disable: Switch<Item> }
}
