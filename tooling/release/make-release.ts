import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { releaseFile, versionOfWorkingCopy } from '@washhouse/serving/product-version'
import { CONTENT, WEB } from '../launcher/parts.ts'
import { StartProblem } from '../launcher/start-problem.ts'
import { listPackages } from './list-packages.ts'

const run = promisify(execFile)
/** Enough for the output of npm and Git. */
const maxBuffer = 64 * 1024 * 1024

export const mostMegabytes = 500

/** What only development needs. */
const left =
  /^(?:bench|e2e|content\/(?:conformance|security|testing)|docs\/screenshots|tooling\/(?:check|fonts|older-browsers|plain-english|spec|tag-hosts|testing))\/|\.(?:test|spec|fixtures|examples)\.tsx?$|\/testing\/|^\.(?!npmrc)/

/**
 * Builds one archive with everything that a machine needs to run the product: sources, both builds, production packages with
 * their own Node, a list of the packages (`sbom.cdx.json`, CycloneDX) and checksums (`SHA256SUMS`). Its files can belong to
 * root, as nothing writes into them. Only a clean working copy makes a release (except in tests), so that its commit names its
 * contents.
 */
export async function makeRelease(
  root: string,
  destination: string,
  { allowsChanges = false } = {},
): Promise<{ archive: string; megabytes: number }> {
  const version = versionOfWorkingCopy(root)
  const changed = await git(root, ['status', '--porcelain', '--untracked-files=no'])
  if (changed && !allowsChanges)
    throw new StartProblem(['Commit your changes first:', ...changed.split('\n')])
  await step('Build both parts', () => npm(root, ['run', 'build']))
  const work = await mkdtemp(join(tmpdir(), 'washhouse-release-'))
  const name = `washhouse-${version.replace('+', '-')}`
  const staged = join(work, name)
  try {
    await step('Copy the sources and builds', () => copyFiles(root, staged))
    await step('Install the production packages', () => installPackages(staged))
    await writeFile(join(staged, releaseFile), `${JSON.stringify({ version })}\n`)
    await step('List the packages and checksums', () => describeFiles(staged, version))
    await mkdir(destination, { recursive: true })
    const archive = join(destination, `${name}.tar.gz`)
    await step('Pack the archive', () => pack(work, name, archive))
    const { size } = await stat(archive)
    return { archive, megabytes: Math.ceil(size / 1_000_000) }
  } finally {
    await rm(work, { recursive: true })
  }
}

async function step(title: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = Date.now()
  await work()
  console.log(`${title}: done (${Math.round((Date.now() - startedAt) / 1000)} s)`)
}

async function git(root: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer })
  return stdout.trim()
}

async function npm(cwd: string, args: readonly string[]): Promise<string> {
  try {
    return (await run('npm', args, { cwd, maxBuffer })).stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error)
    throw new StartProblem([
      ...`${stdout}${stderr}`.trim().split('\n').slice(-12),
      `npm ${args.join(' ')} failed`,
    ])
  }
}

async function copyFiles(root: string, staged: string): Promise<void> {
  const tracked = (await git(root, ['ls-files', '-z'])).split('\0').filter(Boolean)
  const builds = [CONTENT, WEB].map(({ folder, output }) => join(folder, output))
  for (const path of [...tracked.filter((each) => !left.test(each)), ...builds]) {
    await mkdir(dirname(join(staged, path)), { recursive: true })
    // The build links to packages by relative paths, which `cp` would make absolute: they would lead to this machine.
    const options = { recursive: true, filter: isNeeded, verbatimSymlinks: true }
    await cp(join(root, path), join(staged, path), options)
  }
}

/** Not the caches of a build. */
function isNeeded(path: string): boolean {
  return !/\/\.next\/(?:cache|trace|dev)(?:\/|$)/.test(path)
}

async function installPackages(staged: string): Promise<void> {
  await npm(staged, ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'])
}

async function describeFiles(staged: string, version: string): Promise<void> {
  const packages = await listPackages(staged, version)
  await writeFile(join(staged, 'sbom.cdx.json'), JSON.stringify(packages, null, 2))
  const files = await listFiles(staged)
  const lines: string[] = []
  for (const file of files.toSorted())
    lines.push(`${await hashOf(file)}  ${relative(staged, file)}`)
  await writeFile(join(staged, 'SHA256SUMS'), `${lines.join('\n')}\n`)
}

/** Regular files; makes everything readable to other accounts. */
async function listFiles(folder: string): Promise<string[]> {
  const files: string[] = []
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) files.push(...(await listFiles(path)))
    else if (entry.isFile()) {
      const { mode } = await stat(path)
      await chmod(path, mode & 0o100 ? 0o755 : 0o644)
      files.push(path)
    }
  }
  return files
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Written beside first: an interrupted run leaves no archive that looks complete. */
async function pack(work: string, name: string, archive: string): Promise<void> {
  const draft = `${archive}.unfinished`
  const owner = ['--owner=root', '--group=root', '--numeric-owner', '--sort=name']
  await run('tar', ['-C', work, ...owner, '-czf', draft, name], { maxBuffer })
  await writeFile(`${archive}.sha256`, `${await hashOf(draft)}  ${name}.tar.gz\n`)
  await rename(draft, archive)
}
