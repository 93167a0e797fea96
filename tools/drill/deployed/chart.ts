import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../../run.ts'

const CHART = join(root, 'deploy/helm')

/** Renders the chart, whose templates only insert values; any other construct of helm is refused. */
export function renderChart(changes: Readonly<Record<string, unknown>> = {}, release = 'panel'): unknown[] {
  const values: Record<string, unknown> = { ...parse(readFileSync(join(CHART, 'values.yaml'), 'utf8')), ...changes }
  return globSync('templates/*.yaml', { cwd: CHART }).flatMap((file) => {
    const text = readFileSync(join(CHART, file), 'utf8').replaceAll(/\{\{(.*?)\}\}/g, (_, expression: string) => {
      const name = /^ \.Values\.(\w+) $/.exec(expression)?.[1]
      if (name !== undefined && Object.hasOwn(values, name)) return String(values[name])
      if (expression === ' .Release.Name ') return release
      throw new Error(`${file}: {{${expression}}} is no value of the chart`)
    })
    return parseAllDocuments(text).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join(', ')}`)
      const content: unknown = document.toJS()
      return content
    })
  })
}
