import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../run.ts'

const DOCKERFILE = join(root, 'deploy/Dockerfile')

/** The command of the image and its environment, which the drill runs without a container. */
export function readImage(text = readFileSync(DOCKERFILE, 'utf8')) {
  const last = text.slice(text.lastIndexOf('\nFROM '))
  const instructions = last
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => /^([A-Z]+) (.+)$/.exec(line))
    .filter((match) => match !== null)
  const of = (name: string) => instructions.filter(([, word]) => word === name).map(([, , rest = '']) => rest)
  const env = Object.fromEntries(
    of('ENV').flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value])),
  )
  const command: string[] = JSON.parse(of('CMD')[0] ?? '[]')
  return { command, env }
}
