import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { inheritedEnvironment } from './process.env.ts'

const run = promisify(execFile)

/** Access to the machine, replaceable in tests. */
export interface PlainMachine {
  environment: Record<string, string>
  isRoot: boolean
  run: (program: string, args: string[]) => Promise<unknown>
}

export const plainMachine: PlainMachine = {
  environment: inheritedEnvironment(),
  isRoot: process.getuid?.() === 0,
  run,
}

/** Path of a program of the Debian package with the same name; installs it if missing. */
export async function findProgram(
  name: string,
  machine: PlainMachine = plainMachine,
): Promise<string> {
  const present = await findOnPath([name], machine)
  if (present) return present
  await installPackage(name, machine)
  const installed = await findOnPath([name], machine)
  if (installed) return installed
  throw new Error(`${name} is required but was not found. Install it: apt-get install ${name}`)
}

/** The first of the programs on PATH. */
export async function findOnPath(
  names: readonly string[],
  { environment }: PlainMachine,
): Promise<string | undefined> {
  for (const folder of (environment['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name)
      if (folder && (await isProgram(path))) return path
    }
  }
  return undefined
}

/** Does nothing on other systems than Debian, or without permission to install packages. */
export async function installPackage(name: string, machine: PlainMachine): Promise<void> {
  if (!machine.isRoot) return
  try {
    console.log(`Install Debian’s ${name} …`)
    await machine.run('apt-get', ['update'])
    // Run level 1 prevents services of the package from starting.
    const install = ['apt-get', 'install', '-y', '--no-install-recommends', name]
    await machine.run('env', ['RUNLEVEL=1', ...install])
  } catch (error) {
    console.log(`Debian’s ${name} could not be installed: ${String(error)}`)
  }
}

export function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
