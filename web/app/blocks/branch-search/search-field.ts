/** Longest text that is searched for among the branches; none has a longer name. */
export const maxSearchLength = 100

/** The field in which branches are searched, wherever it stands. */
export const searchField = {
  type: 'search',
  name: 'search',
  icon: 'search',
  maxLength: maxSearchLength,
  autoComplete: 'off',
  enterKeyHint: 'search',
} as const
