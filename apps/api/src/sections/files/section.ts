import { sql } from '#db/drizzle.ts'
import { removeBytes } from '#files/removed-bytes.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { files } from './routes.ts'
import { file } from './schema.ts'
import { seedFiles } from './seed.ts'
import { sweepFiles, sweepUploads } from './sweep.ts'

export const section = defineSection({
  english,
  handlers: files,
  resources: {
    file: {
      // The log names a file that has been removed.
      nameOf: sql`${selectNames(file, file.name)} union all
        select entity_id, entity_label from audit_log where entity = 'file' and event = 'deleted'`,
      referencedBy: ['document_ids', 'image_id', 'image_ids', 'logo_id', 'photo_ids'],
      shownBy: [],
      back: { gone: 'Файл удалён из хранилища: загрузите его снова' },
    },
  },
  dues: {
    sweepUploads: { label: 'Удаление незаконченных загрузок', run: sweepUploads },
    removeBytes: { label: 'Удаление файлов', run: removeBytes },
  },
  sweeps: { sweepFiles: { run: sweepFiles } },
  seeds: { files: { run: seedFiles, after: ['users'] } },
})
