import { m } from '#paraglide/messages.js'
import { UnreadableFile } from './unreadable-file.ts'

const SAMPLE = 64 * 1024
const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)
const latin = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

const ZIP = [0x50, 0x4b, 0x03, 0x04]
// The container of the old Excel and Word formats, and of encrypted files of the new ones.
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const others: [signature: readonly number[], why: () => string][] = [
  [[0x89, ...latin('PNG')], m.import_file_picture],
  [[0xff, 0xd8, 0xff], m.import_file_picture],
  [latin('GIF8'), m.import_file_picture],
  [latin('RIFF'), m.import_file_picture],
  [latin('BM'), m.import_file_picture],
  [[0x49, 0x49, 0x2a, 0x00], m.import_file_picture],
  [[0x4d, 0x4d, 0x00, 0x2a], m.import_file_picture],
  [latin('%PDF'), m.import_file_pdf],
  [latin('Rar!'), m.import_file_archive],
  [[0x1f, 0x8b], m.import_file_archive],
  [latin('7z'), m.import_file_archive],
  [latin('{\\rtf'), m.import_file_document],
]

/** Tells a workbook from a text by the content of the file, because names lie; refuses anything else by name. */
export function kindOfFile(bytes: Uint8Array): 'zip' | 'text' {
  if (bytes.length === 0) throw new UnreadableFile(m.import_file_empty())
  if (startsWith(bytes, ZIP)) return 'zip'
  if (startsWith(bytes, OLE))
    throw new UnreadableFile(isEncrypted(bytes) ? m.import_file_protected() : m.import_file_xls())
  // A text may begin with «BM», too: only a picture has zero bytes there.
  const other = others.find(([signature]) => startsWith(bytes, signature))
  const isText = !bytes.subarray(0, SAMPLE).includes(0)
  if (other && !(isText && startsWith(bytes, latin('BM')))) throw new UnreadableFile(other[1]())
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 512))
  if (/^[^\w<]*<(?:!doctype html|html|table|\?xml|\?mso|meta|workbook)/i.test(beginning))
    throw new UnreadableFile(m.import_file_web())
  return 'text'
}

/** The directory of the container names its streams in UTF-16. */
function isEncrypted(bytes: Uint8Array) {
  const name = latin('EncryptedPackage').flatMap((letter) => [letter, 0])
  for (let at = bytes.indexOf(0x45); at >= 0; at = bytes.indexOf(0x45, at + 1))
    if (name.every((byte, index) => bytes[at + index] === byte)) return true
  return false
}
