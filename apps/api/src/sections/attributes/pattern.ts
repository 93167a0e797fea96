const RUNS_AT_MOST = 3
const CHOICES_AT_MOST = 6

/**
 * Whether a pattern is safe to run on sellers' texts: it compiles and cannot backtrack exponentially. Repeated groups,
 * backreferences, lookarounds and many alternatives are refused.
 */
export function isSafePattern(pattern: string): boolean {
  if (/\\[1-9k]|\(\?[=!<]/.test(pattern)) return false
  const simplePattern = pattern
    .replaceAll(/\\./gu, 'x')
    .replaceAll(/\[[^\]]*\]/gu, 'x')
    .replaceAll('(?:', '(')
  const runs = simplePattern.match(/[*+]|\{\d+,\d*\}/g) ?? []
  const choices = simplePattern.match(/[?|]/g) ?? []
  if (/\)[*+{]/.test(simplePattern) || runs.length > RUNS_AT_MOST || choices.length > CHOICES_AT_MOST) return false
  try {
    return Boolean(new RegExp(pattern, 'u'))
  } catch {
    return false
  }
}
