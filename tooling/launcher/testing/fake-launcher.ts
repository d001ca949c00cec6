import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inheritedEnvironment } from '../../process.env.ts'
import { findFreePort } from '../ports.ts'
import { createFakeProduct } from './fake-product.ts'

const SCRIPT = join(import.meta.dirname, 'start-fake.ts')

export interface FakeLauncher {
  pid: number
  /** Output so far. */
  printed: () => string
  ended: Promise<number | null>
  /** Resolves once everything runs. */
  ready: () => Promise<void>
  kill: (signal: NodeJS.Signals) => void
}

export interface FakeHouse {
  root: string
  dataDir: string
  ports: { content: number; web: number }
  start: (environment?: Record<string, string>) => FakeLauncher
  /** Lines of `builds.txt` or `events.txt`, written by the fake parts. */
  read: (name: 'builds.txt' | 'events.txt') => Promise<string[]>
  remove: () => Promise<void>
}

/** A repository of fake parts with a launcher in its own process. */
export async function createFakeHouse(): Promise<FakeHouse> {
  const root = await createFakeProduct()
  const dataDir = join(root, 'data')
  const ports = { content: await findFreePort(), web: await findFreePort() }
  const started: FakeLauncher[] = []
  const start = (environment: Record<string, string> = {}) => {
    const launcher = spawnLauncher(root, {
      ...inheritedEnvironment(),
      DATA_DIR: dataDir,
      CONTENT_PORT: String(ports.content),
      WEB_PORT: String(ports.web),
      ...environment,
    })
    started.push(launcher)
    return launcher
  }
  const read = async (name: string) =>
    (await readFile(join(root, name), 'utf8').catch(() => '')).trim().split('\n').filter(Boolean)
  const remove = async () => {
    for (const launcher of started) launcher.kill('SIGTERM')
    await Promise.all(started.map(({ ended }) => ended))
    await rm(root, { recursive: true, force: true })
  }
  return { root, dataDir, ports, start, read, remove }
}

function spawnLauncher(root: string, env: Record<string, string>): FakeLauncher {
  const child = spawn(process.execPath, [SCRIPT, root], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (text += String(chunk)))
  let hasEnded = false
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      hasEnded = true
      resolve(code)
    })
  })
  const ready = async () => {
    while (!text.includes('Admin')) {
      if (hasEnded) throw new Error(`the launcher ended:\n${text}`)
      await sleep(20)
    }
  }
  return {
    pid: child.pid ?? 0,
    printed: () => text,
    ended,
    ready,
    kill: (signal) => child.kill(signal),
  }
}
