import { neutralPath } from '../../../core/i18n/language.ts'

interface Visited {
  pathname: string
  search: string
  state: unknown
}

/**
 * The filters that the visitor left the list with: its own query on the list, on a branch's page
 * what came along in history.
 */
export function listQueryOf({ pathname, search, state }: Visited): string {
  if (neutralPath(pathname) === '/branch') return search
  if (typeof state !== 'object' || state === null || !('listQuery' in state)) return ''
  const { listQuery } = state
  return typeof listQuery === 'string' && listQuery.startsWith('?') ? listQuery : ''
}
