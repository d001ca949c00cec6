import { confusablesMap } from 'confusables'

// Where the package takes the sound, or has nothing.
const otherScripts: Record<string, string> = {
  ...pairs('αβγεηικνορςτυχω', 'abyenikvopctuxw'),
  ...pairs('авекмнорстухіјѕԁһԛԝ', 'abekmhopctyxijsdhqw'),
  ...pairs('ıłøđɡոսօ', 'ilodgnuo'),
  ...pairs('๐๑๒๓๔๕๖๗๘๙', '0123456789'),
}

const signs: Record<string, string> = pairs('01l!|3€4@5$7+689(', 'oiiiieeaassttgbgc')

// Letters drawn with several signs, the longer ones first.
const drawn: readonly (readonly [string, string])[] = [
  ['/\\/\\', 'm'],
  ['|\\/|', 'm'],
  ['\\/\\/', 'w'],
  ['\\|/\\|/', 'w'],
  ['|\\|', 'n'],
  ['/\\/', 'n'],
  ['|-|', 'h'],
  ['|_|', 'u'],
  ['(_)', 'u'],
  ['/-\\', 'a'],
  ['/\\', 'a'],
  ['\\/', 'v'],
  ['|)', 'd'],
  ['|>', 'p'],
  ['|<', 'k'],
  ['|=', 'f'],
  ['|_', 'l'],
  ['><', 'x'],
  ['()', 'o'],
  ['[]', 'o'],
]

/** In small letters: those of other scripts that look like Latin ones become these, Thai digits Arabic ones. */
export function plainLetters(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return Array.from(bare, plainSign).join('')
}

function plainSign(sign: string): string {
  const known = otherScripts[sign]
  if (known !== undefined) return known
  if (sign < '\u0080' || /\p{Script=Thai}/u.test(sign)) return sign
  return (confusablesMap.get(sign) ?? sign).toLowerCase()
}

/** 'welcome' of '\/\/elcome'. */
function drawnLetters(text: string): string {
  return drawn.reduce((read, [picture, letter]) => read.replaceAll(picture, letter), text)
}

/** The same for 'washhouse' and 'w@shh0use', whichever of two letters a sign stands for. */
export function roughLetters(text: string): string {
  const letters = plainLetters(drawnLetters(text)).replaceAll('vv', 'w')
  return Array.from(letters, (sign) => signs[sign] ?? sign).join('')
}

function pairs(from: string, to: string): Record<string, string> {
  const letters = Array.from(to)
  return Object.fromEntries(Array.from(from, (sign, index) => [sign, letters[index] ?? '']))
}
