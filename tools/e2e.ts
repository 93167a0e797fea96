import { build } from './build.ts'
import { run, steps } from './run.ts'

await steps([() => build(), () => run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)])])
