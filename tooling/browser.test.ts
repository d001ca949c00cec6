import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findBrowser } from './browser.ts'
import { findHeadlessBrowser } from './testing/headless-browser.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-browser-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const programs = () => join(folder, 'bin')

async function createProgram(name: string): Promise<string> {
  await mkdir(programs(), { recursive: true })
  const path = join(programs(), name)
  await writeFile(path, '')
  await chmod(path, 0o755)
  return path
}

function machine({ isRoot = false, path = '', apt = 'works' } = {}) {
  const calls: string[] = []
  return {
    calls,
    environment: { PATH: programs(), CHROMIUM_PATH: path },
    isRoot,
    playwrightPath: () => join(programs(), 'playwrights'),
    run: async (program: string, args: string[]) => {
      calls.push([program, ...args].join(' '))
      if (program === 'apt-get' && apt === 'fails') throw new Error('E: no network')
      if (args.includes('install') && args.includes('apt-get'))
        await createProgram(args.at(-1) ?? '')
      if (program === 'npx') await createProgram('playwrights')
    },
  }
}

it('takes the browser that CHROMIUM_PATH names before the system’s own', async () => {
  await createProgram('chromium')
  const path = await createProgram('my-chromium')
  await expect(findBrowser(machine({ path }))).resolves.toBe(path)
})

it('says so when CHROMIUM_PATH names nothing that runs', async () => {
  await expect(findBrowser(machine({ path: '/nowhere/chromium' }))).rejects.toThrow(
    'CHROMIUM_PATH: "/nowhere/chromium" is not a program',
  )
})

it('takes the system’s browser without installing one', async () => {
  const path = await createProgram('google-chrome')
  const here = machine({ isRoot: true })
  await expect(findBrowser(here)).resolves.toBe(path)
  expect(here.calls).toEqual([])
})

it('installs Debian’s package when root', async () => {
  const here = machine({ isRoot: true })
  await expect(findBrowser(here)).resolves.toBe(join(programs(), 'chromium'))
  expect(here.calls[0]).toBe('apt-get update')
})

it('downloads Playwright’s own when this user may not install packages', async () => {
  const here = machine()
  await expect(findBrowser(here)).resolves.toBe(join(programs(), 'playwrights'))
  expect(here.calls).toEqual(['npx playwright install chromium'])
})

it('downloads Playwright’s own when Debian’s package cannot be had', async () => {
  await expect(findBrowser(machine({ isRoot: true, apt: 'fails' }))).resolves.toBe(
    join(programs(), 'playwrights'),
  )
})

it('takes the browser without windows before the one with them', async () => {
  await createProgram('chromium')
  const path = await createProgram('chromium-headless-shell')
  await expect(findHeadlessBrowser(machine())).resolves.toBe(path)
})

it('installs the browser without windows beside another one when root', async () => {
  await createProgram('chromium')
  const path = join(programs(), 'chromium-headless-shell')
  await expect(findHeadlessBrowser(machine({ isRoot: true }))).resolves.toBe(path)
})

it('takes the browser with windows where there is no other', async () => {
  const path = await createProgram('chromium')
  await expect(findHeadlessBrowser(machine())).resolves.toBe(path)
  await expect(findHeadlessBrowser(machine({ isRoot: true, apt: 'fails' }))).resolves.toBe(path)
})

it('takes the browser that CHROMIUM_PATH names before the one without windows', async () => {
  await createProgram('chromium-headless-shell')
  const path = await createProgram('my-chromium')
  await expect(findHeadlessBrowser(machine({ path }))).resolves.toBe(path)
})
