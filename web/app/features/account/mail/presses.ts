/** What the buttons send by which mail is left. */
export const presses = ['leave.kind', 'leave.all', 'return.kind', 'return.all'] as const
export type Press = (typeof presses)[number]

/** The name under which they send it. */
export const pressField = 'press'
