import { findBrowser, thisMachine, type Machine } from '../browser.ts'
import { findOnPath, installPackage } from '../programs.ts'

const HEADLESS = 'chromium-headless-shell'

/** A Chromium without the windows of a desktop, which cost more than most pages; any other where there is none. */
export async function findHeadlessBrowser(machine: Machine = thisMachine): Promise<string> {
  if (machine.environment['CHROMIUM_PATH']) return findBrowser(machine)
  const present = await findOnPath([HEADLESS], machine)
  if (present) return present
  await installPackage(HEADLESS, machine)
  return (await findOnPath([HEADLESS], machine)) ?? findBrowser(machine)
}
