/** A document of a bank's file: its fields by their names. */
type BankDocument = ReadonlyMap<string, string>

const BEGIN = 'СекцияДокумент='
const END = 'КонецДокумента'

/** The documents of a file `1CClientBankExchange`; undefined if it is none. */
function readDocuments(text: string): BankDocument[] | undefined {
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
function kopecksOf(sum: string | undefined): number | null {
  const match = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(sum ?? '')
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** The numbers that a text names: a returned payment names the number of the original. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d{1,15}/g)].slice(0, 50).map(([digits]) => Number(digits))
}

/** The report of a bank on one document. */
export interface Reported {
  number: string
  kopecks: number
  /** The settlements that it may be about. */
  numbers: number[]
  outcome: 'paid' | 'returned' | undefined
  account: string
  purpose: string
}

/** The documents of a bank's answer, seen from our accounts; undefined for another file. */
export function readAnswer(text: string, ours: ReadonlySet<string>): Reported[] | undefined {
  return readDocuments(text)?.map((document) => describe(document, ours))
}

function describe(document: BankDocument, ours: ReadonlySet<string>): Reported {
  const field = (name: string) => document.get(name) ?? ''
  const number = field('Номер').slice(0, 50)
  const purpose = field('НазначениеПлатежа').slice(0, 1000)
  const kopecks = kopecksOf(field('Сумма')) ?? 0
  const payer = field('ПлательщикСчет') || field('ПлательщикРасчСчет')
  const recipient = field('ПолучательСчет') || field('ПолучательРасчСчет')
  const isOurs = ours.has(payer)
  if (isOurs)
    return {
      number,
      kopecks,
      purpose,
      numbers: numbersIn(number).slice(0, 1),
      outcome: field('ДатаСписано') ? 'paid' : undefined,
      account: recipient,
    }
  const isReturn = ours.has(recipient) && /возврат/i.test(purpose)
  return {
    number,
    kopecks,
    purpose,
    numbers: isReturn ? numbersIn(purpose) : [],
    outcome: isReturn ? 'returned' : undefined,
    account: payer,
  }
}
