import axe from 'axe-core'
import type { Page } from '@playwright/test'

/**
 * Accessibility violations with their place, short enough for a report. A modal hides the page from a screen
 * reader, so it is checked separately.
 */
export function violations(page: Page, within = 'html'): Promise<string[]> {
  return violationsOf(page, within)
}

/** Checks only the colours of a page that was fully checked in the other theme. */
export function violationsOfColor(page: Page): Promise<string[]> {
  return violationsOf(page, 'html', ['color-contrast', 'link-in-text-block'])
}

async function violationsOf(page: Page, within: string, rules?: string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source)
    // The text of each checked element is expensive, and no report shows it.
    await page.evaluate(() => window.axe.configure({ noHtml: true }))
  }
  return page.evaluate(
    async ({ within: selector, rules: runOnly }) => {
      // A colour in transition fails the contrast check, and the transition of a parent starts those of its children.
      for (let still = 0; still < 3; still++) {
        await new Promise(requestAnimationFrame)
        // What moves with scrolling never finishes.
        const finite = document
          .getAnimations()
          .filter(
            ({ effect, timeline }) =>
              timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity,
          )
        if (finite.length > 0) still = 0
        await Promise.allSettled(finite.map(({ finished }) => finished))
      }
      // With one type of results, axe computes selectors for the violations only, which is faster.
      const { violations: violatedRules } = await window.axe.run(selector, {
        resultTypes: ['violations'],
        ...(runOnly ? { runOnly } : { rules: { 'target-size': { enabled: true } } }),
      })
      return violatedRules.flatMap(({ id, nodes }) =>
        // Places that lie close to each other on a map are essential to it: WCAG 2.5.8 excepts them.
        nodes
          .filter(
            ({ target }) => id !== 'target-size' || !document.querySelector(String(target))?.closest('.leaflet-pane'),
          )
          .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      )
    },
    { within, rules },
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
