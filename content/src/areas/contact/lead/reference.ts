import { randomInt } from 'node:crypto'

/** Without 0 and O, 1, I and L, U: what is read aloud over the phone must come across. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const groupLength = 4

/** Draws a reference code, e.g. '7K3M-Q9TD'; nobody can tell the next one from those before. */
export function drawReference(): string {
  return `${drawGroup()}-${drawGroup()}`
}

function drawGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}
