import { readFileSync } from 'node:fs'
import { listFile, type NewerBuiltin } from '../newer-builtins.ts'

/** The list as it is committed. */
export function readNewer(): NewerBuiltin[] {
  return readFileSync(listFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...members] = line.split(' ')
      return { name, members }
    })
}
