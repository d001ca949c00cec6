import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { policyKinds } from '@washhouse/contract/policy/policy.contract'
import { browserArguments, findBrowser } from '../../tooling/browser.ts'
import { policies } from '../policy/policy.demo.ts'
import { digestPolicy, writePolicyPage } from './policy-page.ts'

// Prints the demo policies, after a change of their texts: node demo/scripts/draw-policy-pdfs.ts
const folder = join(import.meta.dirname, '../policy')
const run = promisify(execFile)

const printed: Record<string, string> = {}
const browser = await findBrowser()
const work = await mkdtemp(join(tmpdir(), 'washhouse-policies-'))
try {
  for (const kind of policyKinds) {
    for (const language of ['th', 'en'] as const) {
      const file = `${kind}.${language}.demo.pdf`
      await print(join(folder, file), kind, language)
      printed[file] = digestPolicy(policies[kind].title[language], policies[kind].body[language])
    }
  }
  await writeFile(join(folder, 'printed.json'), `${JSON.stringify(printed, null, 2)}\n`)
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
