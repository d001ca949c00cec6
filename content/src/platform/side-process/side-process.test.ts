import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

const run = promisify(execFile)
const sideProcess = new URL('side-process.ts', import.meta.url).href

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'side-process-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The output of a script that runs such work and nothing else. */
async function ask(work: string): Promise<string> {
  const asked = join(folder, 'work.mjs')
  const asking = join(folder, 'asking.mjs')
  await writeFile(asked, work)
  await writeFile(
    asking,
    `import { createSideProcess } from '${sideProcess}'
    const answer = { safeParse: (data) => ({ success: true, data }) }
    const work = new URL('work.mjs', import.meta.url)
    const outcome = await createSideProcess({ work, does: 'is tested', answer }).ask('?').then(
      (given) => 'answered ' + given,
      (error) => 'failed: ' + error.message,
    )
    console.log(outcome)`,
  )
  const { stdout } = await run(process.execPath, [asking])
  return stdout
}

it('is waited for by a script that has nothing else to do', async () => {
  const work = `export const work = () =>
    new Promise((resolve) => setTimeout(() => resolve('late'), 200))`
  expect(await ask(work)).toContain('answered late')
})

it('tells such a script that it ended', async () => {
  const work = `export const work = () => process.kill(process.pid, 'SIGKILL')`
  expect(await ask(work)).toContain('failed: The process that is tested ended')
})

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'ends with the service that began it, by %s too, whatever it is at',
  async (signal) => {
    await writeFile(
      join(folder, 'work.mjs'),
      `setInterval(() => {}, 1000)
      export const work = () => 'answer'`,
    )
    const service = join(folder, 'service.mjs')
    await writeFile(
      service,
      `import { createSideProcess } from '${sideProcess}'
      const answer = { safeParse: (data) => ({ success: true, data }) }
      const work = new URL('work.mjs', import.meta.url)
      await createSideProcess({ work, does: 'is tested', answer }).ask('?')
      console.log('answered')
      setInterval(() => {}, 1000)`,
    )
    const running = spawn(process.execPath, [service])
    await once(running.stdout, 'data')
    running.kill(signal)
    // The output closes when the side process, which shares it, has ended.
    expect(await once(running, 'close')).toEqual([null, signal])
  },
)
