import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkLines } from './proven.ts'
import { namedIds, readSpecLines } from './spec-lines.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

describe('the ids of the specification', () => {
  it('all exist where a test names one', async () => {
    const known = new Set((await readSpecLines(ROOT)).map(({ id }) => id))
    const patterns = ['{contract,serving,content,web,demo}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']
    const unknown: string[] = []
    for await (const path of glob(patterns, { cwd: ROOT, exclude: ['**/node_modules/**'] })) {
      const text = await readFile(join(ROOT, path), 'utf8')
      unknown.push(
        ...namedIds(text)
          .filter((id) => !known.has(id))
          .map((id) => `${path}: ${id}`),
      )
    }
    expect(unknown).toEqual([])
  })

  it('belong to areas that the house has', async () => {
    const areas =
      'home banner branch news about product investor contact download enews webboard faq notification account consent policy seo settings media'
    const strays = (await readSpecLines(ROOT)).filter(
      ({ area }) => !areas.split(' ').includes(area),
    )
    expect(strays).toEqual([])
  })
})

describe('a line of the specification', () => {
  const line = { id: 'S7.branch.2', section: '7', area: 'branch', line: 'GET /api/branch' }
  const result = (title: string, status: 'passed' | 'failed' | 'skipped') => ({
    title,
    file: '',
    status,
  })

  it('is proven by a passing test that names it', () => {
    const [judged] = checkLines([line], [result('lists branches [S7.branch.2]', 'passed')])
    expect(judged).toMatchObject({ state: 'proven', tests: 1 })
  })

  it('is open while no test that ran names it', () => {
    const results = [
      result('lists [S7.branch.20]', 'passed'),
      result('later [S7.branch.2]', 'skipped'),
    ]
    expect(checkLines([line], results)[0]?.state).toBe('open')
  })

  it('is failing as soon as one of its tests fails', () => {
    const results = [result('[S7.branch.2] a', 'passed'), result('[S7.branch.2] b', 'failed')]
    expect(checkLines([line], results)[0]?.state).toBe('failing')
  })
})
