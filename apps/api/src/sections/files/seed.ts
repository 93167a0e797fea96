import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { openFileStore } from '#files/store.ts'
import { continueIds } from '#seeding/load.ts'
import { file, type FileEntity } from './schema.ts'

const FOLDER = fileURLToPath(new URL('demo', import.meta.resolve('#sections/files/seed.ts')))
const SIDE = 800
const SIZES = [
  { folder: 'full', suffix: '' },
  { folder: '640', suffix: '-640' },
  { folder: '160', suffix: '-160' },
]

/** One drawing per root category, in order: file 3 shows the content of category 3. */
const PICTURES = [
  'oil',
  'filter',
  'brake',
  'suspension',
  'engine',
  'cooling',
  'electric',
  'body',
  'transmission',
  'exhaust',
  'tyre',
  'tools',
]
/** Documents get the ids after the pictures. */
const DOCUMENTS: [name: string, entity: FileEntity, text: string][] = [
  ['Договор.pdf', 'contract', 'Demo contract'],
  ['Приложение 1.pdf', 'contract', 'Demo annex'],
  ['Сертификат.pdf', 'brand-moderation', 'Demo certificate'],
]

export async function seedFiles(tx: Database, { at, env }: { at: Date; env: Env }): Promise<void> {
  const store = openFileStore(env)
  const keep = async (files: [name: string, bytes: Buffer][]) => {
    for (const [name, bytes] of files)
      await store.prepare(name, bytes, name.endsWith('.pdf') ? 'application/pdf' : 'image/webp')
    await store.publish(files.map(([name]) => name))
  }
  const commonFields = { created_at: at.toISOString(), attached: true }
  const rows: (typeof file.$inferInsert)[] = []
  for (const name of PICTURES) {
    const key = keyOf(name)
    const sizes = await Promise.all(SIZES.map(({ folder }) => readFile(join(FOLDER, folder, `${name}.webp`))))
    await keep(sizes.map((bytes, index) => [`${key}${SIZES[index]?.suffix}.webp`, bytes]))
    const [bytes = Buffer.of()] = sizes
    rows.push({
      ...commonFields,
      ...described(key, bytes),
      kind: 'image',
      name: `${name}.webp`,
      mime: 'image/webp',
      width: SIDE,
      height: SIDE,
      entity: 'product',
    })
  }
  for (const [name, entity, text] of DOCUMENTS) {
    const key = keyOf(name)
    const bytes = pdfOf(text)
    await keep([[`${key}.pdf`, bytes]])
    rows.push({ ...commonFields, ...described(key, bytes), kind: 'document', name, mime: 'application/pdf', entity })
  }
  await tx.insert(file).values(rows.map((row, index) => ({ id: index + 1, ...row })))
  await continueIds(tx, 'file')
}

function described(key: string, bytes: Buffer) {
  return { key, size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') }
}

function keyOf(name: string): string {
  return createHash('md5').update(`admin-panel:1:file:${name}`).digest('hex')
}

/** A minimal one-page PDF with a line of text. */
function pdfOf(text: string): Buffer {
  const content = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${body}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`,
  )
}
