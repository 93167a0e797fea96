import { join } from 'node:path'
import { changedSince, e2eTouchedBy, testsOfSections } from './changes/changes.ts'
import { root, run, runTogether, steps } from './run.ts'

// Runs in CI: `check`, the tests of every rule, the tarball gates and a real browser against the built panel; what proves
// endurance is proven by `--long`, every night and before a release. `--changed [commit]` runs the tests that changes since the
// commit (HEAD by default) affect, and says what it leaves out.
const [first, commit = 'HEAD'] = process.argv.slice(2)

await (first === '--changed' ? testChanges(commit) : first === '--long' ? testLong() : testAll())

function testAll() {
  return steps([
    () => run('node', ['tools/check.ts']),
    // While workers of the API wait for a database, the browsers use their cores. The browsers of different runs are
    // different processes, so they share no focus.
    () =>
      runTogether([
        ['vitest', ['run', '--project=node', '--project=api:*']],
        // The panel is tested with the React that it ships, which takes three quarters of the CPU time of the other.
        ['vitest', ['run', '--project=admin'], { NODE_ENV: 'production' }],
        ['node', ['tools/new-section/proof.ts', '--types']],
        ['vitest', ['run', '--project=browser', '--project=stories']],
        ['node', ['tools/packages/check.ts']],
      ]),
    () => run('node', ['tools/e2e.ts']),
  ])
}

function testLong() {
  return steps([
    () =>
      runTogether([
        ['vitest', ['run', '.long.']],
        // A folder that is named runs on PGlite as well, whole.
        ['vitest', ['run', '--project=api:pglite', 'apps/api/src']],
        ['node', ['tools/new-section/proof.ts']],
        ['node', ['tools/build/reproducible.ts']],
      ]),
    () => run('node', ['tools/e2e.ts', '.long.']),
  ])
}

async function testChanges(since: string) {
  const changed = changedSince(since)
  const e2e = e2eTouchedBy(changed)
  const ofSections = testsOfSections(changed)
  // A path from the root of the machine runs a test of the API where it belongs, and one from the root of the tree on PGlite too.
  const selection = ofSections
    ? [...projectsOf(ofSections), 'tools/rules', ...ofSections.map((file) => join(root, file))]
    : [`--changed=${since}`]
  const hasPackages = changed.some((file) => file.startsWith('packages/'))
  await steps([
    () => run('node', ['tools/check.ts']),
    () => run('vitest', ['run', '--passWithNoTests', ...selection]),
    ...(hasPackages ? [() => run('node', ['tools/packages/check.ts'])] : []),
    ...(e2e.length > 0 ? [() => run('node', ['tools/e2e.ts', ...e2e])] : []),
  ])
  console.log('Left out: the tests of files that import none of the changed ones, the worked example of a new section')
  if (!hasPackages) console.log('Left out: the tarball gates (nothing in packages/ has changed)')
  console.log(e2e.length > 0 ? `End-to-end files that ran: ${e2e.join(' ')}` : 'Left out: all end-to-end tests')
}

/** Storybook takes longer to load than most tests to run. */
function projectsOf(tests: readonly string[]) {
  const names = [
    'node',
    'api:*',
    'admin',
    'browser',
    ...(tests.some((file) => file.includes('.stories.')) ? ['stories'] : []),
  ]
  return names.map((name) => `--project=${name}`)
}
