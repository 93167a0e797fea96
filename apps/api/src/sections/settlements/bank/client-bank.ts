import { asTyped } from '#export/as-text.ts'
import type { Payer, Requisites } from '#sections/settlements/schema.ts'
import { PRODUCT_NAME } from '#text/language/product-name.ts'

/** A payment order for the bank. */
export interface PaymentOrder {
  /** Fixed before the file, so that the bank knows a repeated one. */
  number: number
  /** `2026-06-01`. */
  date: string
  kopecks: number
  from: Payer
  to: Requisites
  purpose: string
}

interface Sending {
  orders: readonly PaymentOrder[]
  /** The day of the newest payment, so that the same payments give the same file. */
  createdOn: string
}

/**
 * The exchange format of 1C with client banks, version 1.03: «key=value» lines in Windows-1251, a section for each document
 * (https://v8.1c.ru/tekhnologii/obmen-dannymi-i-integratsiya/standarty-i-formaty/standart-obmena-s-sistemami-klient-banka/formaty-obmena/).
 */
export function clientBankFile({ orders, createdOn }: Sending): Buffer {
  const dates = orders.map(({ date }) => date).toSorted()
  const accounts = [...new Set(orders.map(({ from }) => from.account))]
  return inWindows1251([
    '1CClientBankExchange',
    ...fields({
      ВерсияФормата: '1.03',
      Кодировка: 'Windows',
      Отправитель: PRODUCT_NAME,
      Получатель: '',
      ДатаСоздания: russian(createdOn),
      ДатаНачала: russian(dates[0] ?? createdOn),
      ДатаКонца: russian(createdOn),
    }),
    ...accounts.flatMap((account) => fields({ РасчСчет: account })),
    ...fields({ Документ: 'Платежное поручение' }),
    ...orders.flatMap((order) => [
      'СекцияДокумент=Платежное поручение',
      ...fields({
        Номер: String(order.number),
        Дата: russian(order.date),
        Сумма: inRubles(order.kopecks),
        ПлательщикСчет: order.from.account,
        Плательщик: `ИНН ${order.from.inn} ${order.from.name}`,
        ПлательщикИНН: order.from.inn,
        ПлательщикКПП: order.from.kpp,
        Плательщик1: order.from.name,
        ПлательщикРасчСчет: order.from.account,
        ПлательщикБанк1: order.from.bank,
        ПлательщикБИК: order.from.bik,
        ПлательщикКорсчет: order.from.corr_account,
        ПолучательСчет: order.to.settlement_account,
        Получатель: `ИНН ${order.to.inn} ${order.to.recipient}`,
        ПолучательИНН: order.to.inn,
        ПолучательКПП: order.to.kpp ?? '0',
        Получатель1: order.to.recipient,
        ПолучательРасчСчет: order.to.settlement_account,
        ПолучательБанк1: order.to.bank_name,
        ПолучательБИК: order.to.bik,
        ПолучательКорсчет: order.to.corr_account,
        ВидОплаты: '01',
        Очередность: '5',
        НазначениеПлатежа: order.purpose,
      }),
      'КонецДокумента',
    ]),
    'КонецФайла',
  ])
}

/** The purpose of a payment, as the recipient's bank shows it. */
export function purposeOf({
  id,
  period_from,
  period_to,
}: {
  id: number
  period_from: string
  period_to: string
}): string {
  return `Выплата по расчёту № ${id} за ${russian(period_from)}–${russian(period_to)} за вычетом вознаграждения агента. НДС не облагается`
}

/** The same payments as a table for a spreadsheet. */
export function bankTable({ orders }: Pick<Sending, 'orders'>): Buffer {
  const rows = orders.map(({ number, date, kopecks, to, purpose }) => [
    String(number),
    russian(date),
    inRubles(kopecks).replace('.', ','),
    to.recipient,
    to.inn,
    to.kpp ?? '',
    to.settlement_account,
    to.bank_name,
    to.bik,
    to.corr_account,
    purpose,
  ])
  const head = ['Номер', 'Дата', 'Сумма', 'Получатель', 'ИНН', 'КПП', 'Счёт', 'Банк', 'БИК', 'Корр. счёт', 'Назначение']
  const lines = [head, ...rows].map((cells) => cells.map((cell) => quoted(cell)).join(';'))
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
}

/** A program of tables runs none of them as a formula, and keeps the digits of an account. */
const quoted = (cell: string) => `"${asTyped(oneLineOf(cell)).replaceAll('"', '""')}"`

/** An account as typed, without its spaces. */
export const digitsOf = (account: string) => account.replaceAll(/\D/g, '')

const fields = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => `${name}=${oneLineOf(value)}`)

const oneLineOf = (value: string) => value.replaceAll(/[\r\n]/g, ' ')

const russian = (day: string) => day.split('-').toReversed().join('.')

const inRubles = (kopecks: number) => `${Math.trunc(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`

const UPPER_HALF = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 128 }, (_, index) => index + 128))
const codes = new Map(Array.from(UPPER_HALF, (letter, index) => [letter, index + 128]))
const QUESTION = 63

/** The first character that Windows-1251 lacks; the bank would pay to another name. */
export const unwritableIn = (text: string): string | undefined =>
  Array.from(text.normalize('NFC')).find((letter) => (letter.codePointAt(0) ?? 0) >= 128 && !codes.has(letter))

/** Node only decodes Windows-1251; characters that it lacks were refused before. */
function inWindows1251(lines: readonly string[]): Buffer {
  const text = `${lines.join('\r\n')}\r\n`.normalize('NFC')
  return Buffer.from(Array.from(text, (letter) => codeOf(letter)))
}

function codeOf(letter: string): number {
  const code = letter.codePointAt(0) ?? QUESTION
  return code < 128 ? code : (codes.get(letter) ?? QUESTION)
}
