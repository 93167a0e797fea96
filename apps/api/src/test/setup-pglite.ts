import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareBase } from './base.ts'

const PREFIX = 'admin-panel-api-'

export async function setup(project: TestProject): Promise<() => void> {
  sweep()
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  project.provide('base', prepareBase({ folder: join(folder, 'base') }))
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Removes what a run that was killed left behind. */
function sweep() {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1])
    if (owner && !isAlive(owner)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
