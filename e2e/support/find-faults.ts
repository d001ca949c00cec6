import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { untilAwake } from './until-awake.ts'

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it is now, or in a part of it: the rule and where. */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  // Judged once the scripts have woken up what needs them.
  await untilAwake(page)
  // No script runs in a frame that is locked up, axe neither: it would wait for it.
  const axe = new AxeBuilder({ page }).withTags(wcag22).exclude('iframe[sandbox]')
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}
