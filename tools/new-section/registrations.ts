import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { camel, renamed, type Names } from './names.ts'

interface Registration {
  readonly file: string
  /** Lines of the sample, each with the text that it stands before. */
  readonly lines: readonly (readonly [line: string, before: string])[]
}

/** All that a section needs outside of its own folders. */
const registrations: readonly Registration[] = [
  { file: 'openapi/main.tsp', lines: [['import "./sample-things.tsp";\n', '\nusing Http;']] },
  {
    file: 'apps/api/src/sections.ts',
    lines: [
      [
        "import { section as sampleThings } from '#sections/sample-things/section.ts'\n",
        '\n/** Every section of the server.',
      ],
      ['  sampleThings,\n', '])\n'],
    ],
  },
  {
    file: 'apps/admin/src/sections.ts',
    lines: [
      [
        "import { paths as sampleThingsPaths, sampleThings } from './sections/sample-things/section.ts'\n",
        "import { testPage } from './sections/test-page/section.ts'\n",
      ],
      ['  sampleThings,\n', '  testPage,\n'],
      ['  ...sampleThingsPaths,\n', '} satisfies Record<'],
    ],
  },
  {
    file: 'apps/admin/src/app/requirements.test.ts',
    lines: [
      ['/sample-things sample-thing list\n', '`\n\nconst byText'],
      ['/sample-things/:id sample-thing\n', '`\n\nconst byText'],
      ['/sample-things/new sample-thing.create\n', '`\n\nconst byText'],
    ],
  },
]

export function register(names: Names): void {
  change(names, (text, line, before, file) => {
    if (!text.includes(before))
      throw new Error(`${file} has no place for «${line.trim()}»: it lacks «${before.trim()}»`)
    return text.replace(before, () => line + before)
  })
}

export function unregister(names: Names): void {
  change(names, (text, line) => text.replace(line, ''))
}

type Edit = (text: string, line: string, before: string, file: string) => string

function change(names: Names, edit: Edit) {
  for (const { file, lines } of registrations) {
    const path = join(root, file)
    const text = lines.reduce(
      (all, [line, before]) => edit(all, renamed(line, names), before, file),
      readFileSync(path, 'utf8'),
    )
    writeFileSync(path, text)
  }
}

/** Whether the tree already has a section of this name. */
export function isRegistered({ plural }: Names): boolean {
  return readFileSync(join(root, 'apps/api/src/sections.ts'), 'utf8').includes(`  ${camel(plural)},\n`)
}
