const otherScripts: Record<string, string> = {
  ...pairs('αβγεηικνορςτυχω', 'abyenikvopctuxw'),
  ...pairs('авекмнорстухіјѕԁһԛԝ', 'abekmhopctyxijsdhqw'),
  ...pairs('ıłøđɡոսօ', 'ilodgnuo'),
  ...pairs('๐๑๒๓๔๕๖๗๘๙', '0123456789'),
}

const signs: Record<string, string> = pairs('01l!|3€4@5$7+689(', 'oiiiieeaassttgbgc')

/** In small letters: Greek, Cyrillic or accented ones that look like Latin ones become these, Thai digits Arabic ones. */
export function plainLetters(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return Array.from(bare, (sign) => otherScripts[sign] ?? sign).join('')
}

/** The same for 'washhouse' and 'w@shh0use', whichever of two letters a sign stands for. */
export function roughLetters(text: string): string {
  const letters = plainLetters(text).replaceAll('vv', 'w')
  return Array.from(letters, (sign) => signs[sign] ?? sign).join('')
}

function pairs(from: string, to: string): Record<string, string> {
  const letters = Array.from(to)
  return Object.fromEntries(Array.from(from, (sign, index) => [sign, letters[index] ?? '']))
}
