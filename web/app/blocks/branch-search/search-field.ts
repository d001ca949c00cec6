import { maxSearchLength } from './max-search-length.ts'

/** The field in which branches are searched, wherever it stands. */
export const searchField = {
  type: 'search',
  name: 'search',
  icon: 'search',
  maxLength: maxSearchLength,
  autoComplete: 'off',
  enterKeyHint: 'search',
} as const
