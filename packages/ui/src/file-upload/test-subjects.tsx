import * as Upload from '#headless/file-upload/file-upload.ts'
import { FileUpload, type FileUploadProps } from './file-upload.tsx'

const texts: Upload.FileUploadTexts = {
  locale: 'ru-RU',
  images: 'изображения',
  limits: (kinds, size, max) => `${kinds} ${size} ${max}`,
  wrongType: (name, kinds) => `«${name}» не подходит. Можно: ${kinds}`,
  tooLarge: (name, size, limit) => `«${name}» занимает ${size}. Можно до ${limit}`,
  tooMany: (name, max) => `«${name}» не добавлен: файлов может быть не больше ${max}`,
  uploading: (count) => `Загружается файлов: ${count}`,
  uploadingOf: (name) => `Загружается «${name}»`,
  failed: 'Не загрузился',
  retryOf: (name) => `Повторить загрузку «${name}»`,
  removeOf: (name) => `Убрать «${name}»`,
  earlierOf: (name) => `Переместить ближе к началу: «${name}»`,
  laterOf: (name) => `Переместить ближе к концу: «${name}»`,
  placeOf: (name, place, total) => `${name}: место ${place} из ${total}`,
}

/** The upload as its bare parts draw it, without a class. */
function BareUpload({ label, ...args }: FileUploadProps) {
  const uploads = Upload.useFileUpload({ ...args, texts })
  return (
    <Upload.Root uploads={uploads} aria-label={label}>
      <Upload.DropZone uploads={uploads}>
        <Upload.Choose uploads={uploads}>Выбрать файлы</Upload.Choose>
        <Upload.Input uploads={uploads} />
      </Upload.DropZone>
      <Upload.Refusals uploads={uploads}>{(refusals) => refusals.join('\n')}</Upload.Refusals>
      <Upload.Files uploads={uploads} style={{ display: 'flex' }}>
        {(file) => (
          <Upload.Tile key={file.id} uploads={uploads} id={file.id} style={{ width: 140 }}>
            {file.name}
            <Upload.Progress uploads={uploads} file={file} />
            <Upload.Failure uploads={uploads} file={file} />
            {[
              Upload.getRetryProps(uploads, file),
              Upload.getMoveProps(uploads, file, 'later'),
              Upload.getRemoveProps(uploads, file),
            ].map((action) => action && <button key={action['aria-label']} type="button" {...action} />)}
          </Upload.Tile>
        )}
      </Upload.Files>
      <Upload.Announcement uploads={uploads} />
    </Upload.Root>
  )
}

/** What promises the same behaviour: the component, and the parts under it. */
export const subjects = [
  ['FileUpload', FileUpload],
  ['bare parts', BareUpload],
] as const
