import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { inheritedEnvironment } from './process.env.ts'

/** No sandbox: in containers and as root there is none. No QUIC and no background traffic: tests run offline. */
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

const run = promisify(execFile)

interface Machine {
  environment: Record<string, string>
  isRoot: boolean
  run: (program: string, args: string[]) => Promise<unknown>
  /** Where Playwright keeps the browser that it downloads. */
  playwrightPath: () => string
}

const thisMachine: Machine = {
  environment: inheritedEnvironment(),
  isRoot: process.getuid?.() === 0,
  run,
  playwrightPath: () => chromium.executablePath(),
}

/** The path of a Chromium: CHROMIUM_PATH, the system's, Playwright's; installed when there is none. */
export async function findBrowser(machine: Machine = thisMachine): Promise<string> {
  const wanted = machine.environment['CHROMIUM_PATH']
  if (wanted) {
    if (await isProgram(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH: "${wanted}" is not a program`)
  }
  const present = (await findOnPath(machine)) ?? (await findPlaywrights(machine))
  if (present) return present
  return (await installDebians(machine)) ?? installPlaywrights(machine)
}

async function findOnPath({ environment }: Machine): Promise<string | undefined> {
  for (const folder of (environment['PATH'] ?? '').split(delimiter)) {
    for (const name of PROGRAMS) {
      const path = join(folder, name)
      if (folder && (await isProgram(path))) return path
    }
  }
  return undefined
}

async function findPlaywrights({ playwrightPath }: Machine): Promise<string | undefined> {
  const path = playwrightPath()
  return (await isProgram(path)) ? path : undefined
}

/** Undefined where this is not Debian, or this user may not install packages. */
async function installDebians(machine: Machine): Promise<string | undefined> {
  if (!machine.isRoot) return undefined
  try {
    console.log('Install Debian’s Chromium …')
    await machine.run('apt-get', ['update'])
    await machine.run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  } catch (error) {
    console.log(`Debian’s Chromium could not be installed: ${String(error)}`)
  }
  return findOnPath(machine)
}

async function installPlaywrights(machine: Machine): Promise<string> {
  console.log('Download Playwright’s Chromium …')
  await machine.run('npx', ['playwright', 'install', 'chromium'])
  const path = machine.playwrightPath()
  if (await isProgram(path)) return path
  throw new Error('No Chromium was found or installed; set CHROMIUM_PATH to one')
}

function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
