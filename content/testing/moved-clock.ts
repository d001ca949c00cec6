import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const dayMs = 24 * 60 * 60 * 1000
const program = new URL('../../tooling/testing/moved-clock.ts', import.meta.url)

/** A clock for programs that are started with `environment`, which a test moves by days. */
export function createMovedClock() {
  const file = join(mkdtempSync(join(tmpdir(), 'washhouse-clock-')), 'ahead')
  const move = (days: number) => writeFileSync(file, String(days * dayMs))
  move(0)
  return {
    environment: { NODE_OPTIONS: `--import=${program.href}?file=${encodeURIComponent(file)}` },
    /** So many days ahead of the real one. */
    move,
  }
}
