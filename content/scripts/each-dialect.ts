import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { type Dialect, dialects } from '../src/platform/database/migration-folder.ts'
import { generatorEnvironment } from './generator.env.ts'

/** Runs this script once per dialect, each in its own process with `--dialect`: Payload opens one database per process. */
export async function eachDialect(
  script: string,
  work: (dialect: Dialect, args: string[]) => Promise<void>,
): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { dialect: { type: 'string' } },
    allowPositionals: true,
  })
  const own = dialects.find((dialect) => dialect === values.dialect)
  if (own) {
    await work(own, positionals)
    process.exit()
  }
  let failed = 0
  for (const dialect of dialects) {
    const child = spawn(process.execPath, [script, '--dialect', dialect, ...positionals], {
      env: generatorEnvironment(dialect),
      stdio: 'inherit',
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) failed++
  }
  process.exit(failed === 0 ? 0 : 1)
}
