import { randomInt } from 'node:crypto'

/** Without 0 and O, 1, I and L, U: what is read aloud over the phone must come across. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Draws a reference code, e.g. '7K3M-Q9TD'; nobody can tell the next one from those before. */
export function drawReference(): string {
  const drawn = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return drawn.toSpliced(4, 0, '-').join('')
}
