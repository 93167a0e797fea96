import { RE2JS, RE2JSSyntaxException } from 're2js'

/** The steps of a compiled pattern: each costs time for each character of a text. */
const STEPS_AT_MOST = 600
const KEPT = 1000
/** The engine would take it for the letter. */
const NAMED_REFERENCE = '\\k'
const compiled = new Map<string, RE2JS | PatternFault>()

/** Why a pattern cannot be used: no expression at all, one that looks around or back, or one with too many steps. */
export type PatternFault = 'syntax' | 'context' | 'long'

/**
 * Compiles a pattern that staff typed for an engine whose time grows with the length of the text alone: the engine of
 * JavaScript can take days for a short pattern and a short text.
 */
export function linearPattern(pattern: string): RE2JS | PatternFault {
  const former = compiled.get(pattern)
  if (former) return former
  if (compiled.size >= KEPT) compiled.clear()
  const result = compile(pattern)
  compiled.set(pattern, result)
  return result
}

function compile(pattern: string): RE2JS | PatternFault {
  if (!isExpression(pattern)) return 'syntax'
  if (pattern.replaceAll('\\\\', '').includes(NAMED_REFERENCE)) return 'context'
  try {
    const program = RE2JS.compile(RE2JS.translateRegExp(pattern))
    return program.programSize() <= STEPS_AT_MOST ? program : 'long'
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error
    return /repeat/.test(error.message) ? 'long' : 'context'
  }
}

/** The strict reading of JavaScript refuses escapes that mean nothing and that other engines read each in its own way. */
function isExpression(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'))
  } catch {
    return false
  }
}
