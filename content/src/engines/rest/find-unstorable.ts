import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { isStorableText } from '@washhouse/contract/wire/query-text'
import { label } from '../../ground/languages/labels.ts'
import type { Fault } from './field-fault.ts'

/** Whatever goes through a record calls itself for each level. */
const mostLevels = 200

const noText = label(
  'มีอักขระที่บันทึกไม่ได้ (NUL หรืออักขระครึ่งตัว)',
  'It has a character that cannot be stored: NUL, or half of one.',
)
const tooDeep = label('ข้อมูลซ้อนกันหลายชั้นเกินไป', 'It is nested too deeply.')

/** The first text of a record, a name too, that no database stores; or where it is nested too deeply. */
export function findUnstorable(record: object): Fault | undefined {
  const waiting: [path: string[], value: unknown][] = [[[], record]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next
    if (typeof value === 'string' && !isStorableText(value)) return fault(path, noText)
    if (!Array.isArray(value) && !isPlainObject(value)) continue
    if (path.length > mostLevels) return fault(path.slice(0, 2), tooDeep)
    for (const [name, part] of Object.entries(value)) {
      if (!isStorableText(name)) return fault(path, noText)
      waiting.push([[...path, name], part])
    }
  }
  return undefined
}

function fault(path: readonly string[], text: Fault['text']): Fault {
  return { path: path.join('.'), text }
}
