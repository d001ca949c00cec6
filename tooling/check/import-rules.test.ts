import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import folderRules from '../../.dependency-cruiser.folders.mjs'
import rules from '../../.dependency-cruiser.mjs'

interface Plant {
  /** File with the forbidden import. */
  from: string
  imports: string
  /** Target of the import; absent if it is unresolvable or a package. */
  target?: string
}

/** One violation per rule, in a tree with the layout of this repository. */
const PLANTS: Record<string, Plant> = {
  'contract-knows-only-zod': { from: 'contract/src/branch/branch.contract.ts', imports: 'pino' },
  'serving-knows-no-product': { from: 'serving/src/tagged-cache.ts', imports: 'payload' },
  'web-not-content': {
    from: 'web/app/core/content/content.server.ts',
    imports: '../../../../content/src/core/records/items.ts',
    target: 'content/src/core/records/items.ts',
  },
  'content-not-web': {
    from: 'content/src/core/changes/change-bus.ts',
    imports: '../../../../web/app/core/i18n/thai.ts',
    target: 'web/app/core/i18n/thai.ts',
  },
  'demo-on-top': {
    from: 'content/testing/branch-records.ts',
    imports: '../../demo/branch/branch.demo.ts',
    target: 'demo/branch/branch.demo.ts',
  },
  'features-stand-alone': {
    from: 'web/app/features/branch/branch.page.tsx',
    imports: '../news/news-card.tsx',
    target: 'web/app/features/news/news-card.tsx',
  },
  'root-on-top': {
    from: 'web/app/core/ui/link.tsx',
    imports: '../../navigation.ts',
    target: 'web/app/navigation.ts',
  },
  'shell-around-pages': {
    from: 'web/app/features/branch/branch-head.tsx',
    imports: '../../shell/shell.messages.ts',
    target: 'web/app/shell/shell.messages.ts',
  },
  'shell-knows-no-page': {
    from: 'web/app/shell/site-header/site-header.tsx',
    imports: '../../features/search/search-form.tsx',
    target: 'web/app/features/search/search-form.tsx',
  },
  'blocks-below-features': {
    from: 'web/app/core/blocks/review-list.tsx',
    imports: '../../features/branch/branch-card.tsx',
    target: 'web/app/features/branch/branch-card.tsx',
  },
  'content-below-blocks': {
    from: 'web/app/core/content/last-known.ts',
    imports: '../blocks/picture.tsx',
    target: 'web/app/core/blocks/picture.tsx',
  },
  'request-below-content': {
    from: 'web/app/core/request/request-context.ts',
    imports: '../content/page-content.ts',
    target: 'web/app/core/content/page-content.ts',
  },
  'web-platform-at-the-bottom': {
    from: 'web/app/platform/log.server.ts',
    imports: '../core/request/nonce.ts',
    target: 'web/app/core/request/nonce.ts',
  },
  'ui-at-the-bottom': {
    from: 'web/app/core/ui/button.tsx',
    imports: '../i18n/use-text.tsx',
    target: 'web/app/core/i18n/use-text.tsx',
  },
  'forms-know-no-lead': {
    from: 'web/app/core/blocks/form/submit-form.tsx',
    imports: '../lead-form/lead-form.tsx',
    target: 'web/app/core/blocks/lead-form/lead-form.tsx',
  },
  'ui-knows-no-contract': {
    from: 'web/app/core/ui/card.tsx',
    imports: '../../../../contract/src/media/media.contract.ts',
    target: 'contract/src/media/media.contract.ts',
  },
  'app-not-server': {
    from: 'web/app/session/session.server.ts',
    imports: '../../server/page-cache.ts',
    target: 'web/server/page-cache.ts',
  },
  'content-platform-at-the-bottom': {
    from: 'content/src/platform/database/tables.ts',
    imports: '../../core/calls/contract-route.ts',
    target: 'content/src/core/calls/contract-route.ts',
  },
  'core-knows-no-feature': {
    from: 'content/src/core/search/keep-index.ts',
    imports: '../../features/news/news.search.ts',
    target: 'content/src/features/news/news.search.ts',
  },
  'content-features-below-composition': {
    from: 'content/src/features/branch/branch.route.ts',
    imports: '../../composition/open-payload.ts',
    target: 'content/src/composition/open-payload.ts',
  },
  'content-features-stand-alone': {
    from: 'content/src/features/branch/branch.collection.ts',
    imports: '../news/news.collection.ts',
    target: 'content/src/features/news/news.collection.ts',
  },
  'payload-only-in-content': { from: 'web/server/server.ts', imports: 'payload' },
  'no-test-code-in-production': {
    from: 'content/src/features/banner/banner.route.ts',
    imports: '../../../testing/banner-records.ts',
    target: 'content/testing/banner-records.ts',
  },
  'no-cycles': {
    from: 'serving/src/first.ts',
    imports: './second.ts',
    target: 'serving/src/second.ts',
  },
  'collections-below-endpoints': {
    from: 'content/src/features/branch/place/place.collection.ts',
    imports: '../place.endpoints.ts',
    target: 'content/src/features/branch/place.endpoints.ts',
  },
  'no-folder-cycles': {
    from: 'content/src/features/banner/stored/banner.rows.ts',
    imports: '../shown/banner-page.ts',
    target: 'content/src/features/banner/shown/banner-page.ts',
  },
  'no-barrels': {
    from: 'web/app/root.tsx',
    imports: './core/ui/index.ts',
    target: 'web/app/core/ui/index.ts',
  },
  resolvable: { from: 'web/app/routes.ts', imports: './no-such-page.tsx' },
}

/** Closes the circular import with a type import. */
const CLOSING_CIRCLE = 'serving/src/second.ts'
/** Closes the circular folder import in another file. */
const CLOSING_FOLDERS = 'content/src/features/banner/shown/banner-card.ts'

const INNOCENT = 'web/app/features/branch/branch-list.page.tsx'
const ALLOWED: Record<string, string> = {
  [INNOCENT]: `import '../../core/blocks/picture.tsx'\nimport '../../core/ui/button.tsx'\nimport './branch-card.tsx'\n`,
  [CLOSING_CIRCLE]: `import type { First } from './first.ts'\n`,
  [CLOSING_FOLDERS]: `import '../stored/banner.rows.ts'\n`,
  // Files of the area itself may import its folders; tests may import any of them.
  'content/src/features/news/news.area.ts': `import './shown/news-page.ts'\n`,
  'content/src/features/news/news.entities.ts': 'export {}\n',
  'content/src/features/news/shown/news-page.ts': `import '../news.entities.ts'\nimport '../stored/news.rows.ts'\n`,
  'content/src/features/news/stored/news.rows.ts': 'export {}\n',
  'content/src/features/news/stored/news.rows.test.ts': `import '../shown/news-page.ts'\n`,
  'demo/seed/seed.ts': `import 'payload'\nimport '../../content/src/composition/open-payload.ts'\n`,
  'content/src/features/branch/branch.integration.test.ts': `import '../../composition/open-payload.ts'\n`,
  'contract/src/branch/branch.test.ts': `import './branch.contract.ts'\n`,
  'contract/src/branch/branch-names.ts': `import 'zod'\n`,
}

let root: string
let caught: { rule: string; from: string }[]

const CruiseOutput = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'washhouse-canary-')))
  for (const { target } of Object.values(PLANTS)) if (target) await write(target, 'export {}\n')
  for (const [path, text] of Object.entries(ALLOWED)) await write(path, text)
  for (const { from, imports } of Object.values(PLANTS)) await write(from, `import '${imports}'\n`)
  for (const name of ['payload', 'pino', 'zod']) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'main.js' }))
    await write(`node_modules/${name}/main.js`, '')
  }
  caught = [
    ...(await findViolations(rules, ['contract', 'serving', 'content', 'web', 'demo'])),
    ...(await findViolations(folderRules, ['content/src'])),
  ]
})

async function findViolations({ options, forbidden }: typeof rules, folders: string[]) {
  const { output } = await cruise(folders, {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: root,
  })
  const { violations } = CruiseOutput.parse(output).summary
  return violations.map(({ from, rule }) => ({ from, rule: rule.name }))
}

afterAll(() => rm(root, { recursive: true }))

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

it('has a planted violation for every import rule', () => {
  const named = [rules, folderRules].flatMap(({ forbidden = [] }) => forbidden)
  expect(new Set(Object.keys(PLANTS))).toEqual(new Set(named.map((rule) => rule.name)))
})

it.each(Object.entries(PLANTS))('catches a violation of %s', (rule, { from }) => {
  const place = rule === 'no-folder-cycles' ? dirname(from) : from
  expect(caught).toContainEqual({ rule, from: place })
})

it('leaves allowed imports alone', () => {
  const closing = [CLOSING_CIRCLE, CLOSING_FOLDERS]
  const innocent = Object.keys(ALLOWED).filter((path) => !closing.includes(path))
  const places = innocent.flatMap((path) => [path, dirname(path)])
  expect(caught.filter(({ from }) => places.includes(from))).toEqual([])
})
