/** Maximum length of the search text; no branch has a longer name. */
export const maxSearchLength = 100

export const searchField = {
  type: 'search',
  name: 'search',
  icon: 'search',
  maxLength: maxSearchLength,
  autoComplete: 'off',
  enterKeyHint: 'search',
} as const
