import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { loadSecrets } from '../../tooling/launcher/secrets.ts'
import { inheritedEnvironment } from '../../tooling/process.env.ts'
import type { AccountLanguage } from '../account/account-pages.ts'
import type { SharedProduct } from '../support/shared-product.ts'

const cwd = fileURLToPath(new URL('../../content', import.meta.url))

interface WhoseMail {
  product: SharedProduct
  email: string
  kind: 'digest' | 'bundle'
  language: AccountLanguage
}

/** The address that a mail of this kind to a member has in its head and in its text. */
export async function leavingLink({ product, email, kind, language }: WhoseMail): Promise<string> {
  const { dataDir, webUrl } = product
  const environment = {
    ...inheritedEnvironment(),
    ...(await loadSecrets(dataDir, {})),
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PUBLIC_URL: webUrl,
    LOG_LEVEL: 'silent',
  }
  const given = ['testing/leaving-link.ts', email, kind, language]
  const { stdout } = await promisify(execFile)(process.execPath, given, { cwd, env: environment })
  return stdout.trim()
}
