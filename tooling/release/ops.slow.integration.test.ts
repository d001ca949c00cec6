import { execFile, spawn, type ChildProcess } from 'node:child_process'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from '../launcher/ports.ts'
import { inheritedEnvironment } from '../process.env.ts'

const run = promisify(execFile)
const ops = join(import.meta.dirname, '../../ops')

let folder: string
let environment: Record<string, string>
let ports: Record<string, number>
let nginx: ChildProcess

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-ops-'))
  for (const name of ['settings', 'nginx', 'base', 'units', 'archives'])
    await mkdir(join(folder, name))
  ports = {}
  for (const instance of ['a', 'b']) {
    const [content, web] = [await findFreePort(), await findFreePort()]
    ports[instance] = web
    await writeFile(
      join(folder, 'settings', `${instance}.env`),
      `# Ports\nCONTENT_PORT=${content}\nWEB_PORT=${web}\n`,
    )
  }
  nginx = spawn('sh', ['-c', 'while :; do sleep 60; done'], { stdio: 'ignore', detached: true })
  const systemctl = join(folder, 'systemctl')
  await writeFile(systemctl, fakeSystemctl)
  await chmod(systemctl, 0o755)
  environment = {
    ...inheritedEnvironment(),
    NODE: process.execPath,
    FOLDER: folder,
    NGINX: String(nginx.pid),
    WASHHOUSE_BASE: join(folder, 'base'),
    WASHHOUSE_SETTINGS: join(folder, 'settings'),
    WASHHOUSE_NGINX: join(folder, 'nginx'),
    WASHHOUSE_SYSTEMCTL: systemctl,
  }
})
afterEach(async () => {
  for (const instance of ['a', 'b'])
    for (const part of ['web', 'content'])
      await run(
        environment['WASHHOUSE_SYSTEMCTL'] ?? '',
        ['stop', `washhouse-${part}@${instance}`],
        {
          env: environment,
        },
      )
  process.kill(-(nginx.pid ?? 0), 'SIGKILL')
  await rm(folder, { recursive: true })
})

/**
 * Stands in for systemd: a unit is a server whose `/readyz` answers 200, unless its release has a file `broken`. nginx has one
 * worker, which another one replaces a second after a reload.
 */
const fakeSystemctl = `#!/bin/sh
echo "$*" >> "$FOLDER/calls"
case "$1" in
start)
  case "$2" in *backup*) exit 0 ;; esac
  part=\${2#washhouse-}; part=\${part%@*}; instance=\${2#*@}
  name=$(echo $part | tr a-z A-Z)_PORT
  port=$(sed -n "s/^$name=//p" "$FOLDER/settings/$instance.env")
  [ -e "$FOLDER/base/$instance/broken" ] && exit 0
  "$NODE" -e 'require("http").createServer((req, res) => { if (req.url === process.argv[2]) res.statusCode = 500; res.end() }).listen(Number(process.argv[1]), "127.0.0.1")' "$port" "$(cat "$FOLDER/base/$instance/refuses" 2> /dev/null)" > /dev/null 2>&1 &
  echo $! > "$FOLDER/units/$2" ;;
stop)
  shift
  kill -0 "$(cat "$FOLDER/worker")" && echo "nginx's old worker still runs" >> "$FOLDER/calls"
  for unit in "$@"; do
    [ -e "$FOLDER/units/$unit" ] && kill "$(cat "$FOLDER/units/$unit")" && rm "$FOLDER/units/$unit"
  done
  exit 0 ;;
is-active)
  [ -e "$FOLDER/units/$3" ] ;;
show)
  echo "$NGINX" ;;
reload)
  [ -e "$FOLDER/nginx/invalid.conf" ] && exit 1
  pgrep -P "$NGINX" > "$FOLDER/worker"
  (sleep 1; kill "$(cat "$FOLDER/worker")") > /dev/null 2>&1 & ;;
esac
`

/** An archive as \`npm run release\` makes it, in small. */
async function makeArchive(name: string, { isBroken = false, refuses = '' } = {}): Promise<string> {
  const tree = join(folder, 'archives', name)
  await mkdir(tree)
  await writeFile(join(tree, 'release.json'), JSON.stringify({ version: name }))
  if (isBroken) await writeFile(join(tree, 'broken'), '')
  if (refuses) await writeFile(join(tree, 'refuses'), refuses)
  await run('sh', ['-c', 'sha256sum $(ls) > ../sums && mv ../sums SHA256SUMS'], { cwd: tree })
  const archive = `${tree}.tar.gz`
  await run('tar', ['-C', join(folder, 'archives'), '-czf', archive, name])
  const { stdout } = await run('sha256sum', [`${name}.tar.gz`], { cwd: join(folder, 'archives') })
  await writeFile(`${archive}.sha256`, stdout)
  return archive
}

async function operate(script: 'upgrade' | 'rollback', ...args: string[]) {
  try {
    const { stdout } = await run(join(ops, script), args, { env: environment })
    return { code: 0, printed: stdout }
  } catch (error) {
    const { code, stdout, stderr } = Object(error)
    return { code, printed: `${stdout}${stderr}` }
  }
}

const running = async () => (await readdir(join(folder, 'units'))).toSorted()
const units = (instance: string) => [`washhouse-content@${instance}`, `washhouse-web@${instance}`]

async function liveRelease(): Promise<string> {
  const instance = await readlink(join(folder, 'base/live'))
  expect(await readlink(join(folder, 'nginx/upstreams.conf'))).toBe(`upstreams-${instance}.conf`)
  expect((await fetch(`http://127.0.0.1:${ports[instance]}/readyz`)).status).toBe(200)
  return await readlink(join(folder, 'base', instance))
}

describe('upgrade and rollback', () => {
  it('install, replace and take back a release, with one instance running after each', async () => {
    expect(await operate('upgrade', await makeArchive('one'))).toMatchObject({ code: 0 })
    expect(await liveRelease()).toBe('releases/one')
    expect(await running()).toEqual(units('a'))

    // Left by an interrupted upgrade.
    await symlink('releases/one', join(folder, 'base/b.new'))
    expect(await operate('upgrade', await makeArchive('two'))).toMatchObject({ code: 0 })
    expect(await liveRelease()).toBe('releases/two')
    expect(await running()).toEqual(units('b'))
    const calls = await readFile(join(folder, 'calls'), 'utf8')
    expect(calls.match(/start washhouse-backup.service/g)).toHaveLength(1)
    // The old parts stop only after nginx leads to the new ones, and its worker has sent the last responses of the old ones.
    expect(calls.lastIndexOf('reload nginx')).toBeLessThan(
      calls.lastIndexOf('stop washhouse-web@a'),
    )
    expect(calls).not.toContain('old worker')

    expect(await operate('rollback')).toMatchObject({ code: 0 })
    expect(await liveRelease()).toBe('releases/one')
    expect(await running()).toEqual(units('a'))

    const again = await operate('rollback')
    expect([again.code, again.printed]).toEqual([1, expect.stringContaining('no previous release')])
    expect(await liveRelease()).toBe('releases/one')

    expect(await operate('upgrade', await makeArchive('three'))).toMatchObject({ code: 0 })
    expect(await liveRelease()).toBe('releases/three')
    expect((await readdir(join(folder, 'base/releases'))).toSorted()).toEqual(['one', 'three'])
  }, 60_000)

  it('leave the running release alone if the new one does not get ready', async () => {
    await operate('upgrade', await makeArchive('one'))
    const { code, printed } = await operate('upgrade', await makeArchive('two', { isBroken: true }))
    expect(code).toBe(1)
    expect(printed).toContain('washhouse-content@b did not get ready')
    expect(await liveRelease()).toBe('releases/one')
    expect(await running()).toEqual(units('a'))
  }, 60_000)

  it('leave the running release alone if the pages of the new admin fail, or if it runs already', async () => {
    const one = await makeArchive('one')
    await operate('upgrade', one)
    const two = await operate('upgrade', await makeArchive('two', { refuses: '/admin/login' }))
    expect([two.code, two.printed]).toEqual([1, expect.stringContaining('did not get ready')])
    const again = await operate('upgrade', one)
    expect([again.code, again.printed]).toEqual([1, expect.stringContaining('is running already')])
    expect(await liveRelease()).toBe('releases/one')
    expect(await running()).toEqual(units('a'))
  }, 60_000)

  it('leave the running release alone if nginx refuses its settings', async () => {
    await operate('upgrade', await makeArchive('one'))
    const invalid = join(folder, 'nginx/invalid.conf')
    await writeFile(invalid, '')
    const { code, printed } = await operate('upgrade', await makeArchive('two'))
    expect([code, printed]).toEqual([1, expect.stringContaining('nginx -t')])
    expect(await liveRelease()).toBe('releases/one')
    expect(await running()).toEqual(units('a'))
    expect((await operate('rollback')).code).toBe(1)

    await rm(invalid)
    const two = join(folder, 'archives/two.tar.gz')
    expect(await operate('upgrade', two)).toMatchObject({ code: 0 })
    expect(await liveRelease()).toBe('releases/two')
  }, 60_000)

  it.each(['archive', 'tree'])(
    'refuse a damaged %s',
    async (what) => {
      await operate('upgrade', await makeArchive('one'))
      const archive = await makeArchive('two')
      if (what === 'archive') await cp(await makeArchive('three'), archive)
      else {
        await mkdir(join(folder, 'base/releases/two'))
        await writeFile(
          join(folder, 'base/releases/two/SHA256SUMS'),
          `${'0'.repeat(64)}  release.json\n`,
        )
      }
      const { code, printed } = await operate('upgrade', archive)
      expect(code).toBe(1)
      expect(printed).toContain('is damaged')
      expect(await liveRelease()).toBe('releases/one')
    },
    60_000,
  )

  it('say what is missing', async () => {
    expect(await operate('upgrade')).toMatchObject({ code: 2 })
    expect((await operate('upgrade', '/nowhere.tar.gz')).printed).toContain('There is no file')
    expect((await operate('rollback')).printed).toContain('Nothing is installed')
    await operate('upgrade', await makeArchive('one'))
    expect((await operate('rollback')).printed).toContain('There is no previous release')
  }, 60_000)
})
