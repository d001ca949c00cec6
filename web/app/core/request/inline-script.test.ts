import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { printInline } from './inline-script.tsx'

declare global {
  var heard: unknown
}

test('an inline script calls its function with values and functions, also such as are methods', () => {
  const script = printInline(
    (given) => {
      globalThis.heard = [given.double(2), given.halve(2), given.words]
    },
    {
      double: (value: number) => value * 2,
      halve(value: number) {
        return value / 2
      },
      words: `"</script>' ๑`,
    },
  )
  expect(script).not.toContain('</script>')
  runInThisContext(script)
  expect(globalThis.heard).toEqual([4, 1, `"</script>' ๑`])
})
