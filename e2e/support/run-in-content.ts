import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { loadSecrets } from '../../tooling/launcher/secrets.ts'
import { inheritedEnvironment } from '../../tooling/process.env.ts'
import type { SharedProduct } from './shared-product.ts'

const cwd = fileURLToPath(new URL('../../content', import.meta.url))

/** Runs a script of `content/testing/` on the product's database, for actions without a call; returns its output. */
export async function runInContent(
  { dataDir, webUrl, environment }: SharedProduct,
  script: string,
  given: readonly string[],
): Promise<string> {
  const env = {
    ...inheritedEnvironment(),
    ...(await loadSecrets(dataDir, {})),
    ...environment,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PUBLIC_URL: webUrl,
    LOG_LEVEL: 'silent',
  }
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [`testing/${script}`, ...given], { cwd, env })
  return stdout.trim()
}
