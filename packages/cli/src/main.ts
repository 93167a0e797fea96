#!/usr/bin/env node
import { run } from './run.ts'

// The reader of a pipe, such as `head`, may have enough.
process.stdout.on('error', () => process.exit(0))
process.exitCode = await run(process.argv.slice(2))
