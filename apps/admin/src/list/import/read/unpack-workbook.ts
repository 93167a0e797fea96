import { m } from '#paraglide/messages.js'
import { MAX_CELL, UNPACKED_BYTES } from './limits.ts'
import { UnreadableFile } from './unreadable-file.ts'

// The parts that hold cells and their formats. Pictures, themes and charts are not unpacked.
const WANTED =
  /^(?:\[content_types\]\.xml|_rels\/\.rels|xl\/_rels\/workbook\.xml\.rels|xl\/workbook\.xml|xl\/(?:sharedstrings|styles)\d*\.xml|xl\/worksheets\/[^/]+\.xml)$/
const CONTENT_TYPES = '[content_types].xml'
const LESS_THAN = 0x3c
// A character takes at most that many bytes: «&#x10FFFF;».
const BYTES_PER_CHARACTER = 10

/**
 * Packs the parts of a workbook anew, without compression: under names in one case, because Excel does not tell cases
 * apart, and within limits, because a small archive may unpack to gigabytes.
 */
export async function unpackWorkbook(bytes: Uint8Array): Promise<Uint8Array> {
  const { unzipSync, zipSync } = await import('fflate')
  const names: string[] = []
  let total = 0
  let parts: Record<string, Uint8Array>
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const part = partName(name)
        names.push(part)
        if (!WANTED.test(part)) return false
        total += originalSize
        if (total > UNPACKED_BYTES) throw new UnreadableFile(m.import_file_unpacked())
        return true
      },
    })
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(m.import_file_broken(), { cause: error })
  }
  refuseOthers(names)
  const relations = new TextDecoder().decode(partOf(parts, 'xl/_rels/workbook.xml.rels'))
  // The parser reads empty texts where the part that holds them is absent.
  if (/relationships\/sharedStrings"/i.test(relations) && !names.some((name) => /\/sharedstrings\d*\.xml$/.test(name)))
    throw new UnreadableFile(m.import_file_broken())
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, content]) => {
        const part = partName(name)
        refuseLongCells(content)
        return [
          part === CONTENT_TYPES ? '[Content_Types].xml' : part,
          part.endsWith('.rels') ? inOneCase(content) : content,
        ]
      }),
    ),
    { level: 0 },
  )
}

const partOf = (parts: Record<string, Uint8Array>, wanted: string) =>
  Object.entries(parts).find(([name]) => partName(name) === wanted)?.[1]
const partName = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

/** A workbook in another format, or another document, is recognised by the names of its parts. */
function refuseOthers(names: readonly string[]) {
  if (names.includes('xl/workbook.xml')) {
    const isWhole = names.includes(CONTENT_TYPES) && names.includes('_rels/.rels')
    if (!isWhole) throw new UnreadableFile(m.import_file_broken())
  } else if (names.includes('xl/workbook.bin')) throw new UnreadableFile(m.import_file_xlsb())
  else if (names.includes('mimetype')) throw new UnreadableFile(m.import_file_ods())
  else if (names.some((name) => /^(?:word|ppt)\//.test(name))) throw new UnreadableFile(m.import_file_document())
  else if (names.includes(CONTENT_TYPES)) throw new UnreadableFile(m.import_file_broken())
  else throw new UnreadableFile(m.import_file_archive())
}

/** The parser takes minutes for a text of megabytes, so that it is refused before. */
function refuseLongCells(xml: Uint8Array) {
  for (let at = xml.indexOf(LESS_THAN); at >= 0 && at < xml.length;) {
    const next = xml.indexOf(LESS_THAN, at + 1)
    if ((next < 0 ? xml.length : next) - at > MAX_CELL * BYTES_PER_CHARACTER)
      throw new UnreadableFile(m.import_file_cell({ count: MAX_CELL }))
    at = next
  }
}

const inOneCase = (relations: Uint8Array) =>
  new TextEncoder().encode(
    new TextDecoder()
      .decode(relations)
      .replaceAll(/\bTarget\s*=\s*(?:"[^"<]{0,2000}"|'[^'<]{0,2000}')/g, (target) =>
        target.replace(/(?<=["']).*(?=["'])/s, (path) => path.replaceAll('\\', '/').toLowerCase()),
      ),
  )
