import { isApiError, type Schemas } from '@admin-panel/sdk'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { client } from '#data/client.ts'
import { templatePayload } from './values.ts'

/** A live preview of the text with sample data. */
export function TemplatePreview() {
  const { event, channel, subject, body } = useDeferredValue(useWatch({ compute: templatePayload }))
  const { data, error } = useQuery({
    queryKey: ['templates', 'preview', { event, channel, subject, body }],
    queryFn: () => client.api.templates.preview({ event, channel, subject, body }),
    enabled: body.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Infinity,
  })
  return (
    <Card title={m.templates_preview()}>
      {/* The fixed height keeps the content below in place when the preview arrives. */}
      <div className="min-h-56">
        {body.trim() === '' && <p className="text-muted">{m.templates_preview_empty()}</p>}
        {isApiError(error) && error.messages.length > 0 && (
          <div role="alert" className="mb-3 rounded-lg bg-amber-soft px-3 py-2 text-amber-text">
            <ul>
              {error.messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </div>
        )}
        {body.trim() !== '' && !data && !error && <Skeleton className="h-4 w-3/4" />}
        {data && body.trim() !== '' && <PreviewContent preview={data} />}
      </div>
    </Card>
  )
}

function PreviewContent({ preview: { subject, text, sms } }: { preview: Schemas['TemplatePreview'] }) {
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      {subject && <p className="font-label break-words">{subject}</p>}
      <p className="break-words whitespace-pre-wrap">{text}</p>
      {sms && (
        <p className="text-xs text-muted tabular-nums">
          {m.templates_sms({ characters: sms.characters, parts: sms.parts, size: sms.characters_per_part })}
        </p>
      )}
    </div>
  )
}
