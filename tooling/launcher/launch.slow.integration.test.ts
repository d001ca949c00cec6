import {
  appendFile,
  chmod,
  cp,
  mkdir,
  readdir,
  readFile,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from './ports.ts'
import { createFakeHouse } from './testing/fake-launcher.ts'
import type { FakeHouse } from './testing/fake-launcher.ts'

let house: FakeHouse

// Takes ten seconds; runs during the other tests.
let clinging: ReturnType<typeof stopClinging>

beforeAll(() => {
  clinging = stopClinging()
})

beforeEach(async () => {
  house = await createFakeHouse()
})

afterEach(() => house.remove())

const withoutPids = (lines: string[]) => lines.map((line) => line.replace(/ \d+$/, ''))

describe('a start', () => {
  it('builds, fills the database, starts content before web and prints the addresses', async () => {
    const launcher = house.start()
    await launcher.ready()
    expect(await house.read('builds.txt')).toEqual(['content', 'web', 'seed'])
    expect(withoutPids(await house.read('events.txt'))).toEqual(['CONTENT started', 'WEB started'])
    expect(launcher.printed()).toContain(`http://localhost:${house.ports.web}/en`)
    expect(launcher.printed()).toContain(`http://localhost:${house.ports.content}/admin`)
  })

  it('says where the first administrator’s password stands, and not what it is, where its words may be kept', async () => {
    const launcher = house.start()
    await launcher.ready()
    expect(launcher.printed()).toContain(join(house.dataDir, 'admin.txt'))
    expect(launcher.printed()).not.toContain('sesame-open')
  })

  it('does nothing twice: a second one neither builds nor seeds', async () => {
    await startAndStop()
    await startAndStop()
    expect(await house.read('builds.txt')).toEqual(['content', 'web', 'seed'])
  })

  it('with DEMO=0 leaves the database empty, and names the command for an administrator', async () => {
    const launcher = house.start({ DEMO: '0' })
    await launcher.ready()
    expect(await house.read('builds.txt')).toEqual(['content', 'web'])
    expect(launcher.printed()).toContain('npm run admin -- create <email>')
  })

  it('builds only the part whose sources changed', async () => {
    await startAndStop()
    await writeFile(join(house.root, 'web', 'page.ts'), 'changed')
    await startAndStop()
    expect(await house.read('builds.txt')).toEqual(['content', 'web', 'seed', 'web'])
  })

  it('rebuilds both parts when shared sources changed', async () => {
    await startAndStop()
    await appendFile(join(house.root, 'contract', 'src', 'branch.ts'), 'changed')
    await startAndStop()
    expect(await house.read('builds.txt')).toEqual(['content', 'web', 'seed', 'content', 'web'])
  })

  it('prints the end of the output of a build that fails, and tries it again next time', async () => {
    const launcher = house.start({ FAKE_BUILD_FAILS: '1' })
    expect(await launcher.ended).toBe(1)
    expect(launcher.printed()).toMatch(
      /fake: cannot build this\nThe build of the content service ended with exit code 1\n$/,
    )
    await startAndStop()
    expect(await house.read('builds.txt')).toEqual(['content', 'content', 'web', 'seed'])
  })
})

describe('the data folder', () => {
  async function openPaths(): Promise<string[]> {
    const entries = await readdir(house.dataDir, { recursive: true, withFileTypes: true })
    const paths = [house.dataDir, ...entries.map(({ parentPath, name }) => join(parentPath, name))]
    const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o777))
    return paths.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0)
  }

  it('is for its own account alone', async () => {
    const launcher = house.start()
    await launcher.ready()
    expect(await openPaths()).toEqual([])
  })

  it('that an older version left open is closed with all that it holds', async () => {
    const album = join(house.dataDir, 'media', 'album')
    await mkdir(album, { recursive: true })
    await writeFile(join(album, 'shop.jpg'), '')
    await writeFile(join(house.dataDir, 'washhouse.db'), '')
    for (const path of [house.dataDir, join(house.dataDir, 'media'), album])
      await chmod(path, 0o755)
    for (const path of [join(album, 'shop.jpg'), join(house.dataDir, 'washhouse.db')])
      await chmod(path, 0o644)
    await startAndStop()
    expect(await openPaths()).toEqual([])
  })

  it('may be copied, and the copy started, while the original runs; neither disturbs the other', async () => {
    const first = house.start()
    await first.ready()
    const copy = join(house.root, 'copy')
    await cp(house.dataDir, copy, { recursive: true })
    const ports = { CONTENT_PORT: await findFreePort(), WEB_PORT: await findFreePort() }
    const second = house.start({
      DATA_DIR: copy,
      CONTENT_PORT: String(ports.CONTENT_PORT),
      WEB_PORT: String(ports.WEB_PORT),
    })
    await second.ready()
    expect(await Promise.race([first.ended, sleep(300, 'running')])).toBe('running')
  })

  it('stays in use when it is reached by another name', async () => {
    const first = house.start()
    await first.ready()
    const other = join(house.root, 'other-name')
    await symlink(house.dataDir, other)
    const second = house.start({ DATA_DIR: other })
    expect(await second.ended).toBe(1)
    expect(second.printed()).toContain(`is already running with the data folder ${other}`)
  })
})

describe('secrets', () => {
  it('are created for their owner alone and stay the same', async () => {
    await startAndStop()
    const path = join(house.dataDir, 'secrets.env')
    const first = await readFile(path, 'utf8')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(first).toMatch(/^PAYLOAD_SECRET=[\w-]{64}$/m)
    await startAndStop()
    expect(await readFile(path, 'utf8')).toBe(first)
  })
})

describe('what a person can mend', () => {
  it('is one line for every bad value', async () => {
    const launcher = house.start({
      WEB_PORT: 'abc',
      DATABASE_URL: 'mysql://me:pw@db/x',
      PUBLIC_URL: 'nowhere',
    })
    expect(await launcher.ended).toBe(1)
    expect(launcher.printed().trim().split('\n')).toEqual([
      'WEB_PORT: must be a port number, for example WEB_PORT=3000',
      'PUBLIC_URL: must be an http or https address without path, query or credentials, for example PUBLIC_URL=https://www.example.com',
      'DATABASE_URL: must be file:<path> or postgres://…, for example DATABASE_URL=file:data/washhouse.db',
    ])
  })

  it('is one line naming a busy port, its holder and the variable to change', async () => {
    const server = createServer().listen(house.ports.web, '127.0.0.1')
    const launcher = house.start()
    expect(await launcher.ended).toBe(1)
    server.close()
    expect(launcher.printed()).toContain(
      `WEB_PORT: port ${house.ports.web} is in use by process ${process.pid}; stop it or set WEB_PORT`,
    )
    expect(await house.read('builds.txt')).toEqual([])
  })

  it('is one line naming a data folder that cannot be written', async () => {
    await writeFile(join(house.root, 'a-file'), '')
    const dataDir = join(house.root, 'a-file', 'data')
    const launcher = house.start({ DATA_DIR: dataDir })
    expect(await launcher.ended).toBe(1)
    expect(launcher.printed()).toContain(
      `DATA_DIR: the folder ${dataDir} cannot be written (ENOTDIR)`,
    )
  })

  it('is none for a second start under a name of its own, as during an upgrade', async () => {
    const first = house.start()
    await first.ready()
    const ports = { content: await findFreePort(), web: await findFreePort() }
    const second = house.start({
      NAME: 'b',
      CONTENT_PORT: String(ports.content),
      WEB_PORT: String(ports.web),
    })
    await second.ready()
    expect(await Promise.race([first.ended, sleep(300, 'running')])).toBe('running')
    const third = house.start({ NAME: 'b' })
    expect(await third.ended).toBe(1)
    expect(third.printed()).toContain('is already running with the data folder')
  })

  it('is one line when another start already uses the data folder', async () => {
    const first = house.start()
    await first.ready()
    const second = house.start()
    expect(await second.ended).toBe(1)
    expect(second.printed()).toContain(`is already running with the data folder ${house.dataDir}`)
    expect(await Promise.race([first.ended, sleep(300, 'running')])).toBe('running')
  })
})

describe('stopping', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s stops web before content and ends with 0',
    async (signal) => {
      const launcher = house.start()
      await launcher.ready()
      launcher.kill(signal)
      expect(await launcher.ended).toBe(0)
      expect(withoutPids(await house.read('events.txt')).slice(2)).toEqual([
        'WEB asked to stop',
        'CONTENT asked to stop',
      ])
    },
  )

  it('kills a part that does not stop, ten seconds later', async () => {
    const { code, ms, events } = await clinging
    expect(code).toBe(0)
    expect(ms).toBeGreaterThan(9500)
    expect(events).toContain('CONTENT asked to stop')
  })
})

async function stopClinging() {
  const own = await createFakeHouse()
  const launcher = own.start({ FAKE_WEB: 'clings' })
  await launcher.ready()
  const startedAt = Date.now()
  launcher.kill('SIGTERM')
  const code = await launcher.ended
  const ms = Date.now() - startedAt
  const events = await own.read('events.txt')
  await own.remove()
  return { code, ms, events }
}

describe('a start after a crash', () => {
  it('clears away the parts that were left running', async () => {
    const crashed = house.start()
    await crashed.ready()
    crashed.kill('SIGKILL')
    await crashed.ended
    await startAndStop()
    const events = withoutPids(await house.read('events.txt'))
    expect(events.filter((event) => event === 'CONTENT started')).toHaveLength(2)
    expect(events).toContain('WEB asked to stop')
  })

  it('takes no notice of a half-written note', async () => {
    await startAndStop()
    await writeFile(join(house.dataDir, 'run', 'content.json'), '{"launcher":{"pid"')
    const launcher = house.start()
    await expect(launcher.ready()).resolves.toBeUndefined()
  })
})

async function startAndStop(): Promise<void> {
  const launcher = house.start()
  await launcher.ready()
  launcher.kill('SIGTERM')
  expect(await launcher.ended).toBe(0)
}
