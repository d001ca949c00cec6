import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { contentVariables } from '../../content/src/composition/variables.ts'
import { webVariables } from '../../web/app/platform/variables.ts'
import { launcherVariables } from './settings.env.ts'

/** For tests, and settings from the launcher to the content service. */
const internal = ['BEFORE_MIGRATION', 'LINE_API_URL']
/** Refused at the start. */
const removed = ['BOARD_PACES', 'MAIL_WARM_UP', 'MAIL_WARM_UP_FROM']
/** Of the tests alone, which no part reads. */
const testsOwn = ['CHROMIUM_PATH']

it('README names every setting, and none that nothing reads', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const cells = readme.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)
  const documented = Array.from(cells, ([, cell = '']) =>
    cell.replaceAll('`', '').split(', '),
  ).flat()
  const declared = [launcherVariables, ...contentVariables, webVariables].flatMap(({ shape }) =>
    Object.keys(shape),
  )
  const undocumented = [...internal, ...removed]
  const settings = new Set(declared.filter((name) => !undocumented.includes(name)))
  expect(documented.toSorted()).toEqual([...settings, ...testsOwn].toSorted())
})
