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
  // No frame of a stranger is in the panel: what looks into those takes a page of its own each time.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
