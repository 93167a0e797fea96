import { run } from './run.ts'

// The panel with hot reload on 5173, the API restarted on every change on 3000.
await Promise.race([
  run('node', ['--watch', '--conditions=@admin-panel/source', 'apps/api/src/main.ts']),
  run('vite', ['apps/admin']),
])
