import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../run.ts'
import { NEEDS, needsSource } from './source.ts'

// What the entries of the menu need of a back end, for the command `conform` and for the documentation.
writeFileSync(join(root, NEEDS), await needsSource())
