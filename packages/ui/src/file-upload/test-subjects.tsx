import * as Upload from '#headless/file-upload/file-upload.ts'
import { FileUpload, type FileUploadProps } from './file-upload.tsx'

const refusals: Record<Upload.Refusal, string> = {
  kind: 'не подходит. Можно: PNG, PDF',
  size: 'занимает 2 кБ. Можно до 1 кБ',
  count: 'не добавлен: файлов может быть не больше 3',
}

/** The upload as its bare parts draw it, without a class. */
function BareUpload({ label, ...args }: FileUploadProps) {
  const uploads = Upload.useFileUpload({
    ...args,
    refuse: ({ name }, refusal) => `«${name}» ${refusals[refusal]}`,
    announce: (name, place, total) => `${name}: место ${place} из ${total}`,
  })
  const { files, reorder, progress, retry, remove } = uploads
  return (
    <Upload.Root uploads={uploads} aria-label={label}>
      <Upload.DropZone uploads={uploads}>
        <Upload.Choose uploads={uploads}>Выбрать файлы</Upload.Choose>
        <Upload.Input uploads={uploads} />
      </Upload.DropZone>
      <div role="alert">{uploads.refusals.join('\n')}</div>
      <ul style={{ display: 'flex' }}>
        {files.map((file) => (
          <Upload.Tile key={file.id} uploads={uploads} id={file.id} style={{ width: 140 }}>
            {file.name}
            {file.state === 'uploading' && (
              <Upload.Progress share={progress[file.id]} aria-label={`Загружается «${file.name}»`} />
            )}
            {file.state === 'failed' && (
              <button type="button" onClick={() => retry(file)}>{`Повторить загрузку «${file.name}»`}</button>
            )}
            {args.max !== 1 && (
              <button
                type="button"
                onClick={() => reorder.move(file.id, 'later')}
              >{`Переместить ближе к концу: «${file.name}»`}</button>
            )}
            <button type="button" onClick={() => remove(file)}>{`Убрать «${file.name}»`}</button>
          </Upload.Tile>
        ))}
      </ul>
      <output>{reorder.announcement}</output>
    </Upload.Root>
  )
}

/** What promises the same behaviour: the component, and the parts under it. */
export const subjects = [
  ['FileUpload', FileUpload],
  ['bare parts', BareUpload],
] as const
