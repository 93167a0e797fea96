import { run, steps } from './run.ts'

// `check`, every test, the tarball gates, a second build in another folder and a real browser against the built panel: what CI runs.
await steps([
  () => run('node', ['tools/check.ts']),
  () => run('vitest', ['run']),
  () => run('node', ['tools/packages.ts']),
  () => run('node', ['tools/reproducible.ts']),
  () => run('node', ['tools/e2e.ts']),
])
