/** Longest text that is searched for among the branches; none has a longer name. */
export const maxSearchLength = 100
