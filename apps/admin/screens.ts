import { publicSections } from './src/public-sections.ts'
import { menu as entries, sections } from './src/sections.ts'

export { RECORD_LINK } from './src/data/paths.ts'

/** The addresses of the menu, with the parts that they name. */
export const menu = entries.map(({ path, part }) => ({ path, part }))

/** Every screen and the name of its module, for the build, in which such a module exports its name as the component. */
export const screens = await Promise.all(
  [...sections, ...publicSections].flatMap((section) =>
    section.screens.map(async (screen) => {
      const { Component }: { Component: unknown } = await screen.lazy()
      if (typeof Component !== 'string') throw new Error(`The screen at ${screen.path} does not import a module`)
      return { screen, module: Component, isPublic: publicSections.includes(section) }
    }),
  ),
)
