import { afterEach } from 'vitest'
import { closePanels } from './render.tsx'

// Modules load once for all files, but each file registers hooks of its own.
afterEach(closePanels)
