import { neutralPath } from '../../../core/i18n/language.ts'

interface Visited {
  pathname: string
  search: string
  state: unknown
}

/** The list's filters: from the URL on the list, from the history state on a branch page. */
export function listQueryOf({ pathname, search, state }: Visited): string {
  if (neutralPath(pathname) === '/branch') return search
  if (typeof state !== 'object' || state === null || !('listQuery' in state)) return ''
  const { listQuery } = state
  return typeof listQuery === 'string' && listQuery.startsWith('?') ? listQuery : ''
}
