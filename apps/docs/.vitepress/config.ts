import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitepress'
import { isOfPart } from './search.ts'

const pages = join(import.meta.dirname, '../pages')

/** The generated pages of a folder of the reference. */
function generated(folder: string) {
  return readdirSync(join(pages, 'reference', folder))
    .toSorted()
    .map((file) => file.replace(/\.md$/, ''))
    .map((name) => ({ text: name, link: `/reference/${folder}/${name}` }))
}

const guide = (text: string, name: string) => ({ text, link: `/guides/${name}` })

export default defineConfig({
  title: 'Verstak SDK',
  description: 'The typed SDK, the React hooks and the components of the staff API',
  srcDir: 'pages',
  outDir: 'dist',
  cleanUrls: true,
  // Storybook is built beside the site.
  ignoreDeadLinks: [/^\/(storybook\/|openapi$)/],
  themeConfig: {
    search: {
      provider: 'local',
      options: { detailedView: true, miniSearch: { searchOptions: { filter: isOfPart } } },
    },
    outline: [2, 2],
    nav: [
      { text: 'Quick start', link: '/start/node', activeMatch: '/start/' },
      { text: 'Guides', link: '/guides/lists', activeMatch: '/guides/' },
      { text: 'Reference', link: '/reference/', activeMatch: '/reference/' },
      { text: 'Changes', link: '/reference/changes' },
      { text: 'Components', link: '/storybook/?globals=language:en', target: '_self' },
    ],
    sidebar: {
      '/reference/': [
        { text: 'All operations', link: '/reference/' },
        { text: 'Permissions and roles', link: '/reference/permissions' },
        { text: 'Parts and screens', link: '/reference/parts' },
        { text: 'Setting up access', link: '/reference/security' },
        { text: 'Kinds of errors', link: '/reference/errors' },
        { text: 'Changes', link: '/reference/changes' },
        { text: 'Operations', collapsed: false, items: generated('operations') },
        { text: 'Types', collapsed: false, items: generated('types') },
      ],
      '/': [
        {
          text: 'Quick start',
          items: [
            { text: 'A Node job', link: '/start/node' },
            { text: 'A Vite page', link: '/start/vite' },
            { text: 'Next.js', link: '/start/next' },
            { text: 'React Router', link: '/start/react-router' },
            { text: 'A worker', link: '/start/worker' },
            { text: 'Other languages', link: '/start/other-languages' },
          ],
        },
        {
          text: 'Calls',
          items: [
            guide('Lists and exports', 'lists'),
            guide('Errors', 'errors'),
            guide('Versions and 412', 'versions'),
            guide('Idempotency', 'idempotency'),
            guide('Operations', 'operations'),
            guide('Retries and cancellation', 'retries'),
            guide('Forms and words', 'forms'),
            guide('Uploads', 'uploads'),
            guide('Events', 'events'),
            guide('Webhooks', 'webhooks'),
          ],
        },
        { text: 'Finance', items: [{ text: 'Settlements with sellers', link: '/finance/settlements' }] },
        {
          text: 'Sessions',
          items: [
            guide('Sign-in', 'sign-in'),
            { text: 'A sign-in form', link: '/start/sign-in-form' },
            guide('Service keys', 'keys'),
            guide('Agents', 'agents'),
            guide('Permissions', 'permissions'),
            { text: 'Setting up access', link: '/reference/security' },
            guide('Storage adapters', 'storage'),
            guide('Server use', 'server'),
          ],
        },
        {
          text: 'React and tests',
          items: [
            guide('Recipes for hooks', 'hooks'),
            guide('Components', 'components'),
            guide('Headless parts', 'headless'),
            guide('Testing', 'testing'),
          ],
        },
        {
          text: 'Versions',
          items: [
            guide('Upgrading and deprecation', 'upgrading'),
            guide('Runtimes', 'runtimes'),
            guide('Worked examples', 'examples'),
            guide('Command line', 'cli'),
            guide("A back end of one's own", 'back-end'),
          ],
        },
      ],
    },
  },
})
