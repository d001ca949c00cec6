import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { untilAwake } from './until-awake.ts'

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe violations of the page or a part: rule and place. */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  // Runs after hydration.
  await untilAwake(page)
  // Scripts, and so axe, cannot run in sandboxed frames and would wait forever. Content of other frames is external, so
  // legacy mode is enough.
  const axe = new AxeBuilder({ page })
    .options({ runOnly: wcag22, resultTypes: ['violations'] })
    .exclude('iframe[sandbox]')
    .setLegacyMode(true)
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}
