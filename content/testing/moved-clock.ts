import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const dayMs = 24 * 60 * 60 * 1000
const program = new URL('../../tooling/testing/moved-clock.ts', import.meta.url)

/** A clock that a test moves by days, for processes started with `environment`. */
export function createMovedClock() {
  const file = join(mkdtempSync(join(tmpdir(), 'washhouse-clock-')), 'ahead')
  const move = (days: number) => writeFileSync(file, String(days * dayMs))
  move(0)
  return {
    environment: { NODE_OPTIONS: `--import=${program.href}?file=${encodeURIComponent(file)}` },
    /** Days ahead of the real clock. */
    move,
  }
}
