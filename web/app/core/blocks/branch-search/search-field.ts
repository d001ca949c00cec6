/** Longest text that is searched for among the branches; none has a longer name. */
export const maxSearchLength = 100

export const searchField = {
  type: 'search',
  name: 'search',
  icon: 'search',
  maxLength: maxSearchLength,
  autoComplete: 'off',
  enterKeyHint: 'search',
} as const
