import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What breaks the rules, where, and how: short enough to read in a report. */
export async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
