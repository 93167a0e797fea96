import type { Schemas } from '@admin-panel/sdk'
import { client } from '#data/client.ts'
import { download } from '#data/download.ts'

type Part = Schemas['OperationPart']
type Row = Pick<Schemas['OperationRow'], 'id' | 'source_name' | 'result_name' | 'has_errors_file'>

export interface OperationFile {
  id: number
  part: Part
  name: string
}

/** The files that an operation has by now. */
export function filesOf({ id, source_name, result_name, has_errors_file }: Row): OperationFile[] {
  const names: Record<Part, string | null> = {
    result: result_name,
    source: source_name,
    errors: has_errors_file && source_name ? `${source_name.replace(/\.\w+$/, '')}-errors.csv` : null,
  }
  return (['result', 'source', 'errors'] as const).flatMap((part) => {
    const name = names[part]
    return name === null ? [] : [{ id, part, name }]
  })
}

/** Downloads a file of an operation. */
export async function saveFile({ id, part, name }: OperationFile) {
  download(await client.api.operations.file({ id, part }), name)
}
