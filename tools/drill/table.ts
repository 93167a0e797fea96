import { STALL_WITHIN, type Verdict } from './judge.ts'

/** The promises of the deployment that a verdict breaks. */
export function complaints({
  name,
  errors,
  recovery,
  lost,
  doubled,
  refused,
  longestStall,
  stallWithin,
  resets,
  failovers,
  isAuditSound,
  byHand,
}: Verdict) {
  const wrong = [
    ...Object.entries(lost).flatMap(([what, count]) => (count > 0 ? [`${count} ${what} lost`] : [])),
    ...Object.entries(doubled).flatMap(([what, count]) => (count > 0 ? [`${count} ${what} doubled`] : [])),
    ...(errors['500'] ? [`${errors['500']} answers 500`] : []),
    ...(errors['401'] ? [`${errors['401']} answers 401`] : []),
    ...Object.entries(refused).map(([status, count]) => `${count} writes refused with ${status}`),
    ...(recovery > STALL_WITHIN ? [`recovered after ${recovery.toFixed(1)} s`] : []),
    ...(longestStall > stallWithin ? [`no write for ${longestStall.toFixed(1)} s`] : []),
    ...(resets > failovers ? [`${resets} resets of a panel in ${failovers} failovers`] : []),
    ...(isAuditSound ? [] : ['verify-audit found a fault']),
    ...byHand,
  ]
  return wrong.map((text) => `${name}: ${text}`)
}

/** The table of docs/operations.md. */
export function markdown(verdicts: readonly Verdict[]): string {
  const head = ['fault', 'errors seen', 'recovery', 'no write for', 'acknowledged', 'lost', 'doubled', 'by hand']
  const rows = verdicts.map((verdict) => [
    verdict.title,
    Object.entries(verdict.errors)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ') || 'none',
    `${verdict.recovery.toFixed(1)} s`,
    `${verdict.longestStall.toFixed(1)} s`,
    String(verdict.acknowledged),
    sumOf(verdict.lost),
    sumOf(verdict.doubled),
    verdict.byHand.join('; ') || '–',
  ])
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function sumOf(counts: Verdict['lost']): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0)
  return some.map(([what, count]) => `${count} ${what}`).join(', ') || '0'
}
