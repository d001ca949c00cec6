import { randomInt } from 'node:crypto'

/** Without 0, O, 1, I, L and U, because references are read aloud over the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Creates a random reference code, e.g. '7K3M-Q9TD', that cannot be predicted from earlier ones. */
export function drawReference(): string {
  const drawn = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return drawn.toSpliced(4, 0, '-').join('')
}
