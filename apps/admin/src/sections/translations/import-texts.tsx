import { ImportDialog } from '#list/import/import-dialog.tsx'
import { textsFile } from './texts-file.ts'

/** Imports texts from a file. */
export function ImportTexts({ onClose }: { onClose: () => void }) {
  return <ImportDialog definition={textsFile()} onClose={onClose} />
}
