import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../src/platform/env.ts'
import { log } from '../src/platform/log.ts'

/** Writes the register of breaches into a file before its tables are dropped: the law requires a record of breaches. */
export async function saveBreachRegister(
  read: (query: string) => Promise<unknown[]>,
): Promise<void> {
  const register = {
    breaches: await read('SELECT * FROM breaches ORDER BY found_at'),
    steps: await read(
      `SELECT breach_steps.*, staff.email AS by_email FROM breach_steps
      LEFT JOIN staff ON staff.id = breach_steps."by" ORDER BY breach_steps.id`,
    ),
    notices: await read('SELECT * FROM breach_notices'),
  }
  if (Object.values(register).every(({ length }) => length === 0)) return
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const path = join(env.dataDir, `breach-register-${time}.json`)
  const text = `${JSON.stringify(register, null, 2)}\n`
  await writeFile(path, text, { flag: 'wx', mode: 0o600, flush: true })
  log.warn({ path }, 'the register of breaches is now this file: move it to your records')
}
