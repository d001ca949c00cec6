/** Why somebody guesses a password early. */
export const weaknesses = ['repetition', 'keys', 'number', 'date', 'word'] as const
export type Weakness = (typeof weaknesses)[number]
