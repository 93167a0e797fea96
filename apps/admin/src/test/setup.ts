import { afterEach } from 'vitest'
import { closePanels } from './render.tsx'

// Modules are loaded once for all files, hooks are registered by each.
afterEach(closePanels)
