import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What breaks the rules, where, and how: short enough to read in a report. What is modal hides the page from a screen
 * reader, so that it is looked at by itself.
 */
export async function violations(page: Page, within = 'html') {
  return told(new AxeBuilder({ page }).include(within))
}

/** Of a page that has been looked at whole in the other theme: only its colours are others. */
export async function violationsOfColor(page: Page) {
  return told(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
}

async function told(axe: AxeBuilder) {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
