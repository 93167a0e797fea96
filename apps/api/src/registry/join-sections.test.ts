import { expect, test } from 'vitest'
import { allResources } from '#records/resources.ts'
import { joinSections } from './join-sections.ts'
import { defineSection } from './section.ts'

const seeded = defineSection({ seeds: { brands: { run: () => Promise.resolve() } } })

test('Two sections with demo data of the same name are refused, and the registry stays as it was', () => {
  const registered = allResources()
  // @ts-expect-error a list that leaves out operations and resources of the contract joins to nothing that can be used
  expect(() => joinSections([seeded, seeded]).handlers).toThrow('Two sections bring a step brands')
  expect(allResources()).toBe(registered)
})

test('A description without what the contract requires of its resource does not compile', () => {
  const section = defineSection({
    resources: {
      // @ts-expect-error a resource with permissions declares what the default roles may do
      brand: { nameOf: null },
      // @ts-expect-error a resource without permissions declares whose permissions show it
      file: { nameOf: null },
      // @ts-expect-error a role is granted only actions that its permissions have
      region: { nameOf: null, grants: { viewer: ['fly'] } },
      // @ts-expect-error a resource whose status changes declares its states
      review: { nameOf: null, grants: {} },
      // @ts-expect-error a resource that the palette finds declares its search
      user: { nameOf: null, grants: {}, states: 'sub-order' },
    },
  })

  expect(Object.keys(section.resources ?? {})).toHaveLength(5)
})
