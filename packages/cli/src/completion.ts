import type { Command } from './command.ts'
import { print } from './output.ts'

const SCRIPTS: Readonly<Record<string, string>> = {
  bash: "complete -C 'admin-panel words' admin-panel",
  zsh: "autoload -U +X bashcompinit && bashcompinit\ncomplete -C 'admin-panel words' admin-panel",
}

export const completion: Command = {
  help: `admin-panel completion <bash|zsh>

Prints the script that completes commands, operations, fields, their values
and types of events. Add it to the start of your shell:

  admin-panel completion bash >> ~/.bashrc
  admin-panel completion zsh >> ~/.zshrc

It needs the command itself: npm install --global @admin-panel/cli`,
  argument: { name: 'shell', among: Object.keys(SCRIPTS) },
  options: () => ({}),
  async run(shell) {
    await print(`${SCRIPTS[shell] ?? ''}\n`)
  },
}

/** What may follow at the end of a line. Shells split words at the same places as far as this is needed. */
export async function wordsFor(commands: Readonly<Record<string, Command>>, line: string): Promise<string[]> {
  const words = line.split(/\s+/)
  const last = words.at(-1) ?? ''
  const [, name = '', argument = ''] = words
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const options = command?.options(argument) ?? {}
  const isArgument = words.length === 3 && command?.argument
  const option = words.at(-2)?.replace(/^--/, '') ?? ''
  if (options[option] === 'string' && words.at(-2) === `--${option}`) {
    const before = /^.*,/.exec(last)?.[0] ?? ''
    const values = (await command?.values?.(argument, option)) ?? []
    return values.map((value) => before + value).filter((value) => value.startsWith(last))
  }
  const names = Object.keys(options).map((each) => `--${each}`)
  const candidates = isArgument ? (command.argument.among ?? []) : names
  return (words.length < 3 ? Object.keys(commands) : candidates).filter((word) => word.startsWith(last))
}
