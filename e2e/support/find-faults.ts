import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { untilAwake } from './until-awake.ts'

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it is now, or in a part of it: the rule and where. */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  // Judged once the scripts have woken up what needs them.
  await untilAwake(page)
  // No script runs in a frame that is locked up, axe neither: it would wait for it. What other frames show is not
  // ours, so axe needs no page of its own to put the results of frames together ("legacy mode").
  const axe = new AxeBuilder({ page })
    .options({ runOnly: wcag22, resultTypes: ['violations'] })
    .exclude('iframe[sandbox]')
    .setLegacyMode(true)
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}
