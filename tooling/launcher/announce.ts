import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commandLine } from '@washhouse/serving/command-line'
import type { Part } from './parts.ts'
import { localAddress } from './settings.env.ts'
import type { Settings } from './settings.env.ts'

/** Summary after a start: the addresses and, on a terminal, the first administrator. */
export async function describeRunning({
  settings,
  parts,
  isTerminal,
}: {
  settings: Settings
  parts: Part[]
  isTerminal: boolean
}): Promise<string[]> {
  const names = new Set(parts.map((part) => part.name))
  const web = settings.publicUrl ?? addressToShow(settings.web)
  const content = addressToShow(settings.content)
  const admin = `${settings.contentPublicUrl ?? content}/admin`
  const lines: string[] = []
  if (names.has('web')) lines.push(`Website   ${web}/ (ไทย)`, `          ${web}/en (English)`)
  if (names.has('content')) lines.push(`Content   ${content}`, `Admin     ${admin}`)
  if (names.has('content')) lines.push(...(await describeSignIn(settings, isTerminal)))
  return lines
}

function addressToShow({ host, port }: Settings['web']): string {
  return localAddress(host, port).replace('//127.0.0.1:', '//localhost:')
}

/**
 * Email and password of the demo's first administrator while their file exists, which is until the password changes. Without
 * a terminal only the path of the file, as logs have more readers. Without a demo, the command that creates an administrator.
 */
async function describeSignIn(
  { dataDir, hasDemo }: Settings,
  isTerminal: boolean,
): Promise<string[]> {
  const path = join(dataDir, 'admin.txt')
  const text = await readFile(path, 'utf8').catch(() => '')
  const lines = text.trim().split('\n').filter(Boolean)
  if (lines.length === 0)
    return hasDemo
      ? []
      : [`          create an administrator: ${commandLine('admin', 'create <email>')}`]
  if (!isTerminal) return [`          first sign-in: email and password are in ${path}`]
  const note = `          (stored in ${path} until the password is changed)`
  return [...lines.map((line) => `          ${line}`), note]
}
