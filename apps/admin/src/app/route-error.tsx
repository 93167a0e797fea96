import { isApiError } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { ButtonLink } from '@admin-panel/ui/button-link'
import { ErrorPage } from '@admin-panel/ui/error-page'
import Lock from 'lucide-react/icons/lock'
import Signpost from 'lucide-react/icons/signpost'
import Unplug from 'lucide-react/icons/unplug'
import Wrench from 'lucide-react/icons/wrench'
import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router'
import { m } from '#paraglide/messages.js'
import { isUnanswered } from '#data/is-unanswered.ts'
import { onFound, suspectServer } from '#data/live/reach.ts'
import { pathTo } from '#data/paths.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { windowTitle } from '#text/brand.ts'

const MissingText = lazyPart(async () => (await import('./missing-record.tsx')).MissingText, { isExtra: true })
const MissingLinks = lazyPart(async () => (await import('./missing-record.tsx')).MissingLinks, { isExtra: true })

const texts = {
  0: { icon: <Unplug />, heading: m.error_no_connection_title, text: m.error_no_connection_text },
  403: { icon: <Lock />, heading: m.error_403_title, text: m.error_403_text },
  404: { icon: <Signpost />, heading: m.error_404_title, text: m.error_404_text },
  500: { icon: <Wrench />, heading: m.error_500_title, text: m.error_500_text },
}

/** Rule R28: the shell and the menu stay; the failed part can be retried. */
export function RouteError() {
  const error = useRouteError()
  const revalidator = useRevalidator()
  const status = statusOf(error)
  const { icon, heading, text } = texts[status]
  const { revalidate } = revalidator
  // The page comes back with the server.
  useEffect(() => {
    if (status !== 0) return undefined
    suspectServer()
    return onFound(() => void revalidate())
  }, [status, revalidate])
  const navigate = useNavigate()
  // The first page of a visit has none before it.
  const isFirst = useLocation().key === 'default'
  const path = isRouteErrorResponse(error) && status === 404 ? error.statusText : undefined
  const answer = isApiError(error) ? error : undefined
  const canRetry = status === 0 || status === 500
  const isMissingRecord = status === 404 && answer !== undefined
  return (
    <>
      <title>{windowTitle(heading())}</title>
      <ErrorPage
        status={status || undefined}
        icon={icon}
        heading={heading()}
        text={isMissingRecord ? <MissingText /> : text()}
        details={
          status === 500 && answer ? (
            <>
              {answer.hasPayload && <p>{[...new Set([answer.message, ...answer.messages])].join('. ')}</p>}
              {answer.requestId && <p>{m.error_request_id({ id: answer.requestId })}</p>}
            </>
          ) : (
            path?.slice(0, 300)
          )
        }
        action={
          <>
            {canRetry && (
              <Button variant="primary" isPending={revalidator.state !== 'idle'} onClick={() => void revalidate()}>
                {m.error_retry()}
              </Button>
            )}
            {isMissingRecord && <MissingLinks />}
            <ButtonLink
              variant={canRetry || isMissingRecord ? 'secondary' : 'primary'}
              render={<Link to={pathTo('catalog')} />}
            >
              {m.error_to_catalog()}
            </ButtonLink>
            {!canRetry && !isFirst && <Button onClick={() => void navigate(-1)}>{m.error_back()}</Button>}
          </>
        }
      />
    </>
  )
}

// Each browser words a failed module import differently.
const NO_MODULE = /\bimport\w{0,3} (a )?module/i

function statusOf(error: unknown): keyof typeof texts {
  if (isUnanswered(error)) return 0
  if (error instanceof TypeError && NO_MODULE.test(error.message)) return 0
  const status = isRouteErrorResponse(error) || isApiError(error) ? error.status : 500
  return status === 403 || status === 404 ? status : 500
}
