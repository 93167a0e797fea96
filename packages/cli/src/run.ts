import { parseArgs } from 'node:util'
import { api } from './call.ts'
import type { Command, Given } from './command.ts'
import { completion, wordsFor } from './completion.ts'
import { conform } from './conform.ts'
import { exporting } from './export.ts'
import { explain, UsageError } from './failures.ts'
import { listen } from './listen.ts'
import { login } from './login.ts'
import { requireKnown } from './nearest.ts'
import { note, print } from './output.ts'
import { trigger } from './trigger.ts'

declare const CLI_VERSION: string | undefined

const commands: Readonly<Record<string, Command>> = {
  login,
  api,
  listen,
  trigger,
  export: exporting,
  conform,
  completion,
}

const HELP = `admin-panel <command> [--help]

  login <url>             stores the address of a panel and a service key
  api <operation>         calls an operation of the contract
  listen                  sends what happens to a receiver on your machine
  trigger <entity.event>  sends one sample event to it
  export <call>           saves all records of a filter as a file
  conform                 says what each screen of the panel can do on a server
  completion <shell>      completes operations and fields in bash and zsh

admin-panel --version prints the version.`

/** Runs a command line, and resolves to the code of the exit. */
export async function run([name = '--help', ...rest]: readonly string[]): Promise<number> {
  try {
    return (await runCommand(name, rest)) ?? 0
  } catch (error) {
    const { code, lines } = explain(error)
    for (const line of lines) note(line)
    return code
  }
}

async function runCommand(name: string, rest: readonly string[]): Promise<number | void> {
  if (name === '--help' || name === '-h') return print(`${HELP}\n`)
  if (name === '--version') return print(`${typeof CLI_VERSION === 'string' ? CLI_VERSION : 'source'}\n`)
  if (name === 'words') return print((await wordsFor(commands, process.env['COMP_LINE'] ?? '')).join('\n'))
  requireKnown('command', name, Object.keys(commands))
  const command = commands[name]
  if (!command) return
  const asksHelp = rest.some((word) => word === '--help' || word === '-h')
  const [first = '', ...others] = rest
  const { argument: expected } = command
  const isGiven = first !== '' && !first.startsWith('-')
  if (asksHelp && !(isGiven && command.about)) return print(`${command.help}\n`)
  if (expected && !isGiven)
    throw new UsageError(`${name} needs <${expected.name}>; admin-panel ${name} --help tells more`)
  const argument = expected ? first : ''
  if (expected?.among) requireKnown(expected.name, argument, expected.among)
  if (asksHelp) return print(`${(await command.about?.(argument)) ?? command.help}\n`)
  return command.run(argument, read(command, argument, expected ? others : rest))
}

function read(command: Command, argument: string, args: readonly string[]): Given {
  const options = Object.entries(command.options(argument))
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(options.map(([name, type]) => [name, { type }])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const known = options.map(([name]) => `--${name}`)
  const values = new Map<string, string[]>()
  for (const token of tokens) {
    if (token.kind === 'positional') throw new UsageError(`What is ${token.value}? Values follow their option.`)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    requireKnown('option', rawName, known)
    if ((command.options(argument)[name] === 'string') !== (value !== undefined))
      throw new UsageError(`${rawName} ${value === undefined ? 'needs a value' : 'takes no value'}`)
    values.set(name, [...(values.get(name) ?? []), value ?? ''])
  }
  return values
}
