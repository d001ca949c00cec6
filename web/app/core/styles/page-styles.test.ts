import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const app = new URL('../../', import.meta.url)

test('no route has `links` of its own: nothing would render them', () => {
  const routes = globSync(['root.tsx', '**/*.page.tsx', '**/*.route.ts'], { cwd: app })
  expect(routes.length).toBeGreaterThan(20)
  const withLinks = routes.filter((file) =>
    /export (?:const|function) links\b/.test(readFileSync(new URL(file, app), 'utf8')),
  )
  expect(withLinks).toEqual([])
})
