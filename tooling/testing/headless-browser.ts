import { findBrowser, thisMachine, type Machine } from '../browser.ts'
import { findOnPath, installPackage } from '../programs.ts'

const HEADLESS = 'chromium-headless-shell'

/** A headless-only Chromium, which is faster, or else any other. */
export async function findHeadlessBrowser(machine: Machine = thisMachine): Promise<string> {
  if (machine.environment['CHROMIUM_PATH']) return findBrowser(machine)
  const present = await findOnPath([HEADLESS], machine)
  if (present) return present
  await installPackage(HEADLESS, machine)
  return (await findOnPath([HEADLESS], machine)) ?? findBrowser(machine)
}
