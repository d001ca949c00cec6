import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { policyKinds } from '@washhouse/contract/policy/policy.contract'
import { policies } from '../policy/policy.demo.ts'
import { digestPolicy, writePrintedPages } from './printed-page.ts'
import { printPages } from './print-pages.ts'

// Prints the demo policies after a change of their texts: node demo/scripts/draw-policy-pdfs.ts
const folder = join(import.meta.dirname, '../policy')

const texts = policyKinds.flatMap((kind) =>
  (['th', 'en'] as const).map((language) => ({
    name: `${kind}.${language}.demo.pdf`,
    language,
    title: policies[kind].title[language],
    markdown: policies[kind].body[language],
  })),
)
await printPages(
  texts.map(({ name, ...text }) => ({ file: join(folder, name), html: writePrintedPages([text]) })),
)
const printed = texts.map(({ name, title, markdown }) => [name, digestPolicy(title, markdown)])
await writeFile(
  join(folder, 'printed.json'),
  `${JSON.stringify(Object.fromEntries(printed), null, 2)}\n`,
)
