/** A document of a bank's file: its fields by their names. */
export type BankDocument = ReadonlyMap<string, string>

const BEGIN = 'СекцияДокумент='
const END = 'КонецДокумента'

/** The documents of a file `1CClientBankExchange`; undefined if it is none. */
export function readDocuments(text: string): BankDocument[] | undefined {
  const lines = text.replace(/^\uFEFF/, '').split('\n')
  if (lines[0]?.trim() !== '1CClientBankExchange') return undefined
  const documents: Map<string, string>[] = []
  let current: Map<string, string> | undefined
  for (const line of lines) {
    const written = line.trim()
    if (written.startsWith(BEGIN)) {
      current = new Map()
      documents.push(current)
    } else if (written === END) current = undefined
    else if (current) {
      const at = written.indexOf('=')
      if (at > 0) current.set(written.slice(0, at), written.slice(at + 1).trim())
    }
  }
  return documents
}

/** `1234.50`, also with a comma, in kopecks; null if it is no sum. */
export function kopecksOf(sum: string | undefined): number | null {
  const match = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(sum ?? '')
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** The numbers that a text names: a returned payment names the number of the original. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d{1,15}/g)].slice(0, 50).map(([digits]) => Number(digits))
}
