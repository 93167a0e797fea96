import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What breaks the rules, where, and how: short enough to read in a report. What is modal hides the page from a screen
 * reader, so that it is looked at by itself.
 */
export async function violations(page: Page, within = 'html') {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
