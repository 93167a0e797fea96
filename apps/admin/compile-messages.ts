import { compile } from '@inlang/paraglide-js'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { declarations } from './message-modules.ts'
import { paraglide, type Stamp, stampFile } from './paraglide.config.ts'

// Compiles the catalogues with the fingerprint of the first argument. A process of its own, because the compiler leaves timers of
// 30 s behind, for which `gen` and each build would wait.
const [sources = ''] = process.argv.slice(2)
const stamp: Stamp | undefined = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : undefined
const { outputHashes = {} } = await compile({
  ...paraglide,
  cleanOutdir: false,
  ...(stamp && { previousCompilation: { outputHashes: stamp.outputHashes } }),
})
writeFileSync(join(paraglide.outdir, 'messages.d.ts'), declarations(paraglide.outdir))
writeFileSync(stampFile, JSON.stringify({ sources, outputHashes } satisfies Stamp))
process.exit()
