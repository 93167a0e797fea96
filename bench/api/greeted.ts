import type { ChildProcess } from 'node:child_process'

/** The address that a server prints when it listens. */
export function greeted(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const look = (chunk: Buffer) => {
      printed += String(chunk)
      const address = /http:\/\/localhost:\d+/.exec(printed)?.[0]
      if (address) resolve(address)
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    child.once('exit', () => reject(new Error(printed)))
  })
}
