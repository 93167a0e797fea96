import { once } from 'node:events'

/** Writes to the output and waits until it takes more. */
export async function print(content: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(content)) await once(process.stdout, 'drain')
}

/** A line about the work; the output itself stays for results. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`)
}
