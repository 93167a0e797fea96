import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { statesDocument } from '../../apps/api/src/registry/states-document.ts'
import '../../apps/api/src/sections.ts'
import { root } from '../run.ts'

// Writes docs/states.md; a test of the API fails while it is stale.
writeFileSync(join(root, 'docs/states.md'), statesDocument())
