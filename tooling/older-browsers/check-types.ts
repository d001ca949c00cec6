import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { findBrowserFiles } from './browser-files.ts'

// Checks browser code against the types of older browsers. Server modules are compiled too, as pages import them, but their
// errors are ignored.
const repository = resolve(import.meta.dirname, '../..')
const compiler = join(repository, 'node_modules/typescript-native/bin/tsc')
const web = join(repository, 'web')
const args = [compiler, '--project', 'tsconfig.browser.json', '--pretty', 'false']
const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: web, encoding: 'utf8' })
const files = await findBrowserFiles(repository)

let isOurs = true
const faults = `${stdout}${stderr}`.split('\n').filter((line) => {
  const [, file] = /^(\S.*?)\(\d+,\d+\): /.exec(line) ?? []
  // Indented lines belong to the line before.
  if (file !== undefined) isOurs = files.has(resolve(web, file))
  return isOurs && line.trim() !== ''
})

if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
} else if (status === null) throw new Error('The compiler was stopped')
else console.log(`${files.size} files use what the oldest browsers have`)
