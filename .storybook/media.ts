/** Media features that a page cannot set for itself, each as a rule of a style sheet asks for it. */
const FEATURES = {
  pointer: '(pointer: coarse)',
  motion: '(prefers-reduced-motion: reduce)',
  colours: '(forced-colors: active)',
} as const

/** Whether each feature holds; one that is absent is the device's. */
export type EmulatedMedia = Readonly<Partial<Record<keyof typeof FEATURES, boolean>>>

/** The conditions that the style sheets came with. */
const conditions = new WeakMap<CSSMediaRule, string>()
let emulated: EmulatedMedia = {}

const names = ['pointer', 'motion', 'colours'] as const satisfies (keyof typeof FEATURES)[]

// The browser replaces all colours; a style sheet comes close to it, with the palette of a dark contrast theme.
const forcedColours = `
  :root { color-scheme: dark; background: #000; }
  *:not([class*='forced-color-adjust-none']), ::before, ::after {
    background-color: #000 !important; color: #fff !important; border-color: #fff !important;
    box-shadow: none !important; text-shadow: none !important; outline-color: #1aebff !important;
  }
  a[href], a[href] * { color: #ffee32 !important; }
  :disabled, [aria-disabled='true'] { color: #3ff23f !important; border-color: #3ff23f !important; }
  [class*='forced-color-adjust-none'] { background-color: #1aebff !important; color: #000 !important; }
`
const forcedSheet = document.head.appendChild(document.createElement('style'))

/** Makes the media queries of all style sheets hold, or not hold, independent of the device. */
export function emulateMedia(media: EmulatedMedia): void {
  emulated = media
  forcedSheet.textContent = media.colours ? forcedColours : ''
  rewrite()
}

// Screens load style sheets of their own.
new MutationObserver(rewrite).observe(document.head, { childList: true })
document.head.addEventListener('load', rewrite, true)

function rewrite() {
  for (const sheet of document.styleSheets) visit(sheet.cssRules)
}

function visit(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const originalCondition = conditions.get(rule) ?? rule.media.mediaText
      conditions.set(rule, originalCondition)
      const condition = names.reduce(conditionWith, originalCondition)
      if (condition !== rule.media.mediaText) rule.media.mediaText = condition
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) visit(rule.cssRules)
  }
}

function conditionWith(condition: string, name: keyof typeof FEATURES) {
  const holds = emulated[name]
  return holds === undefined
    ? condition
    : condition.replaceAll(FEATURES[name], holds ? '(min-width: 0px)' : '(max-width: 0px)')
}
