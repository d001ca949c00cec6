import { execFile } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const run = promisify(execFile)

export const nextVersion = '999.0.0'
export const nextBuild = 'feedf00d'
export const nextMigration = '29990101_000000_expand_upgrade'

/**
 * Makes the archive of a next release from an installed one: with another version, another build of the website, of which one
 * file has a new name, and a migration more.
 */
export async function makeNextRelease(installed: string, folder: string): Promise<string> {
  const name = `washhouse-${nextVersion}`
  const tree = join(folder, name)
  // Hard links: `replace` must never write into a file.
  await run('cp', ['-al', installed, tree])
  const replace = async (path: string, text: string | Buffer) => {
    await rm(join(tree, path), { force: true })
    await writeFile(join(tree, path), text)
  }
  await replace('release.json', JSON.stringify({ version: nextVersion }))
  await renameBuild(tree, replace)
  await addMigration(tree, replace)
  const sums = 'find . -type f ! -name SHA256SUMS -print0 | xargs -0 sha256sum'
  const { stdout } = await run('sh', ['-c', sums], { cwd: tree, maxBuffer: 64 * 1024 * 1024 })
  await replace('SHA256SUMS', stdout)
  const archive = join(folder, `${name}.tar.gz`)
  await run('tar', ['-C', dirname(tree), '-I', 'gzip -1', '-cf', archive, name])
  await rm(tree, { recursive: true })
  return archive
}

type Replace = (path: string, text: string | Buffer) => Promise<void>

async function renameBuild(tree: string, replace: Replace): Promise<void> {
  const files = 'web/build/client/build'
  const names = await readdir(join(tree, files))
  const [, build] = names.flatMap((name) => /^manifest-(\w+)\.js$/.exec(name) ?? [])
  if (build === undefined) throw new Error(`There is no manifest in ${files}`)
  const manifest = `${files}/manifest-${build}.js`
  const renamed = manifest.replace(build, nextBuild)
  const withNewName = async (path: string) =>
    (await readFile(join(tree, path), 'utf8')).replaceAll(build, nextBuild)
  const text = await withNewName(manifest)
  await replace(renamed, text)
  await replace(`${renamed}.br`, brotliCompressSync(text))
  await replace(`${renamed}.gz`, gzipSync(text))
  for (const ending of ['', '.br', '.gz']) await rm(join(tree, `${manifest}${ending}`))
  await replace('web/build/server/index.js', await withNewName('web/build/server/index.js'))
}

async function addMigration(tree: string, replace: Replace): Promise<void> {
  const folder = 'content/migrations/sqlite'
  const list = await readFile(join(tree, folder, 'index.ts'), 'utf8')
  const added = `\nmigrations.push({ ...added, name: '${nextMigration}' })\n`
  await replace(
    `${folder}/index.ts`,
    `import * as added from './${nextMigration}.ts'\n${list}${added}`,
  )
  await replace(
    `${folder}/${nextMigration}.ts`,
    `import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql\`ALTER TABLE leads ADD added text\`)
}
export async function down(): Promise<void> {}
`,
  )
}
