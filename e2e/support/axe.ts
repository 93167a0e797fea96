import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Accessibility violations with their place, short enough for a report. A modal hides the page from a screen
 * reader, so it is checked separately.
 */
export async function violations(page: Page, within = 'html') {
  return told(new AxeBuilder({ page }).include(within))
}

/** Checks only the colours of a page that was fully checked in the other theme. */
export async function violationsOfColor(page: Page) {
  return told(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
}

async function told(axe: AxeBuilder) {
  // The panel has no foreign frames; checking those would open a page for each.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
