import { chromium } from '@playwright/test'
import {
  findOnPath,
  installPackage,
  isProgram,
  plainMachine,
  type PlainMachine,
} from './programs.ts'

/** No sandbox: it does not work in containers or as root. No QUIC and no background traffic: tests run offline. */
export const browserArguments: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export interface Machine extends PlainMachine {
  /** Path of the browser that Playwright downloads. */
  playwrightPath: () => string
}

export const thisMachine: Machine = {
  ...plainMachine,
  playwrightPath: () => chromium.executablePath(),
}

/** Path of a Chromium: CHROMIUM_PATH, the system's or Playwright's; installed if missing. */
export async function findBrowser(machine: Machine = thisMachine): Promise<string> {
  const wanted = machine.environment['CHROMIUM_PATH']
  if (wanted) {
    if (await isProgram(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH: "${wanted}" is not a program`)
  }
  const present = (await findOnPath(PROGRAMS, machine)) ?? (await findPlaywrights(machine))
  if (present) return present
  return (await installDebians(machine)) ?? installPlaywrights(machine)
}

async function findPlaywrights({ playwrightPath }: Machine): Promise<string | undefined> {
  const path = playwrightPath()
  return (await isProgram(path)) ? path : undefined
}

async function installDebians(machine: Machine): Promise<string | undefined> {
  await installPackage('chromium', machine)
  return findOnPath(PROGRAMS, machine)
}

async function installPlaywrights(machine: Machine): Promise<string> {
  console.log('Download Playwright’s Chromium …')
  await machine.run('npx', ['playwright', 'install', 'chromium'])
  const path = machine.playwrightPath()
  if (await isProgram(path)) return path
  throw new Error(
    'Chromium was not found and could not be installed. Set CHROMIUM_PATH to its program',
  )
}
