import { ImportDialog } from '#list/import/import-dialog.tsx'
import { rulesFile } from './rules-file.ts'

/** Imports rules from a file. */
export function ImportRules({ onClose }: { onClose: () => void }) {
  return <ImportDialog definition={rulesFile()} onClose={onClose} />
}
