import { operationsOf, type Document } from '@admin-panel/openapi/document'
import { documented } from '@admin-panel/openapi/documented'
import { exampleAnswer } from '@admin-panel/openapi/example'
import sdk from '@admin-panel/sdk/package.json' with { type: 'json' }

/** The contract for programs in other languages: a sentence for each field, an example of each answer, the version of the SDK. */
export function published(contract: Document & { info?: object }): object {
  const document = { ...documented(contract), info: { ...contract.info, version: sdk.version } }
  for (const { operation } of operationsOf(document)) {
    const { status, body } = exampleAnswer(document, operation)
    const answer = operation.responses[status]?.content?.['application/json']
    if (answer && body !== undefined) Object.assign(answer, { example: body })
  }
  return document
}
