import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

/** What Vite makes of the example, and the modules of the package that it took. */
async function built() {
  const own: string[] = []
  const result = await build({
    root: join(root, 'examples/headless'),
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false },
    plugins: [
      {
        name: 'modules-of-ui',
        moduleParsed: ({ id }) => void own.push(...(/packages\/ui\/src\/(.+)$/.exec(id)?.slice(1) ?? [])),
      },
    ],
  })
  // Without `watch` and with one output, as here, the result is one.
  return { own, output: (result as Rolldown.RolldownOutput).output }
}

test('a page of headless parts without Tailwind loads no style sheet of the package', async () => {
  const { own, output } = await built()
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter((file) => !file.startsWith('headless/'))).toEqual([])
  const styles = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  )
  expect(styles).toHaveLength(1)
  // The names of our colours, and the first line of what Tailwind makes.
  expect(String(styles[0])).not.toMatch(/--color-|tailwindcss/)
  expect(String(styles[0])).toContain('.ledger')
})
