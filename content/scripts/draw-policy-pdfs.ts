import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { policyKinds } from '@washhouse/contract/policy/policy.contract'
import { browserArguments, findBrowser } from '../../tooling/browser.ts'
import { policies } from '../demo/policy/policy.demo.ts'
import { writePolicyPage } from './policy-page.ts'

// Prints the demo policies, after a change of their texts: node scripts/draw-policy-pdfs.ts
const folder = join(import.meta.dirname, '../demo/policy')
const run = promisify(execFile)

const browser = await findBrowser()
const work = await mkdtemp(join(tmpdir(), 'washhouse-policies-'))
try {
  for (const kind of policyKinds) {
    for (const language of ['th', 'en'] as const) {
      await print(join(folder, `${kind}.${language}.demo.pdf`), kind, language)
    }
  }
} finally {
  await rm(work, { recursive: true })
}

async function print(
  file: string,
  kind: (typeof policyKinds)[number],
  language: 'th' | 'en',
): Promise<void> {
  const { title, body } = policies[kind]
  const page = join(work, `${kind}.${language}.html`)
  await writeFile(page, writePolicyPage(language, title[language], body[language]))
  await run(browser, [
    ...browserArguments,
    '--headless',
    `--user-data-dir=${join(work, 'profile')}`,
    '--no-pdf-header-footer',
    `--print-to-pdf=${file}`,
    `file://${page}`,
  ])
  console.log(`${file} ${(await stat(file)).size} bytes`)
}
