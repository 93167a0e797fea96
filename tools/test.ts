import { changedSince, e2eTouchedBy } from './changes/changes.ts'
import { run, runTogether, steps } from './run.ts'

// Runs in CI: `check`, every test, the tarball gates, a second build in another folder and a real browser against the
// built panel. `--changed [commit]` runs the tests that
// changes since the commit (HEAD by default) affect, and says what it leaves out.
const [first, commit = 'HEAD'] = process.argv.slice(2)

await (first === '--changed' ? testChanges(commit) : testAll())

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
        ['node', ['tools/new-section/proof.ts']],
        ['vitest', ['run', '--project=browser', '--project=stories']],
        ['node', ['tools/packages/check.ts']],
        ['node', ['tools/build/reproducible.ts']],
      ]),
    () => run('node', ['tools/e2e.ts']),
  ])
}

async function testChanges(since: string) {
  const changed = changedSince(since)
  const e2e = e2eTouchedBy(changed)
  const hasPackages = changed.some((file) => file.startsWith('packages/'))
  await steps([
    () => run('node', ['tools/check.ts']),
    () => run('vitest', ['run', `--changed=${since}`, '--passWithNoTests']),
    ...(hasPackages ? [() => run('node', ['tools/packages/check.ts'])] : []),
    ...(e2e.length > 0 ? [() => run('node', ['tools/e2e.ts', ...e2e])] : []),
  ])
  console.log(
    'Left out: the tests of files that import none of the changed ones, the build in another folder, the worked example of a new section',
  )
  if (!hasPackages) console.log('Left out: the tarball gates (nothing in packages/ has changed)')
  console.log(e2e.length > 0 ? `End-to-end files that ran: ${e2e.join(' ')}` : 'Left out: all end-to-end tests')
}
