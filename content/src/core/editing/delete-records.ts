import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { label, type Label } from '../../platform/languages/labels.ts'

export interface Stayed {
  id: string
  reason: string | Label
}

export type DeleteAnswer =
  | { kind: 'done'; deleted: number; stayed: Stayed[] }
  /** The number of matching records has changed. */
  | { kind: 'count changed' }
  | { kind: 'refused'; said: string | undefined }

const isLocked = label('มีผู้อื่นกำลังแก้ไขอยู่', 'Somebody else is editing it.')
const isFailed = label('ลบไม่สำเร็จ ลองใหม่อีกครั้ง', 'It could not be deleted. Please try again.')

/** Deletes records and returns the result for each. */
export async function deleteRecords(address: string): Promise<DeleteAnswer> {
  const response = await fetch(address, { method: 'DELETE', credentials: 'same-origin' }).catch(
    () => undefined,
  )
  const given: unknown = await response?.json().catch(() => undefined)
  if (!isPlainObject(given)) return { kind: 'refused', said: undefined }
  const errors: unknown[] = Array.isArray(given['errors']) ? given['errors'] : []
  // Of several records some may be deleted and others not.
  if (Array.isArray(given['docs']))
    return { kind: 'done', deleted: given['docs'].length, stayed: errors.map(stayedOf) }
  if (response?.ok) return { kind: 'done', deleted: 1, stayed: [] }
  const [error] = errors
  if (pathOf(error) === 'count') return { kind: 'count changed' }
  const said = isPlainObject(error) ? error['message'] : undefined
  return { kind: 'refused', said: typeof said === 'string' ? said : undefined }
}

function stayedOf(error: unknown): Stayed {
  if (!isPlainObject(error)) return { id: '', reason: isFailed }
  const id = String(error['id'])
  const message = error['message']
  // Payload has these two messages in English only.
  if (message === `Document with ID ${id} is currently locked and cannot be deleted.`)
    return { id, reason: isLocked }
  const isKnown = typeof message === 'string' && message !== 'Something went wrong.'
  return { id, reason: isKnown ? message : isFailed }
}

function pathOf(error: unknown): unknown {
  const data = isPlainObject(error) ? error['data'] : undefined
  const faults: unknown = isPlainObject(data) ? data['errors'] : undefined
  const fault: unknown = Array.isArray(faults) ? faults[0] : undefined
  return isPlainObject(fault) ? fault['path'] : undefined
}
