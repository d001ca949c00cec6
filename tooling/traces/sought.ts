import { foldText } from '../../contract/src/text/fold-text.ts'
import { foldThaiDigits } from '../../contract/src/text/thai-digits.ts'
import { StartProblem } from '../launcher/start-problem.ts'

/** A search term. */
export interface Sought {
  /** Kind and input line, never the text. */
  label: string
  /** Matches all encodings of the text in bytes read as Latin-1. */
  pattern: RegExp
}

const shortest = 3
/** Emails wrap long lines, with or without a mark. */
const fold = String.raw`(?:=?\r?\n[ \t]?)?`
const between = String.raw`[\s().\/-]{0,3}`

/** Parses search terms: one name, email address or phone number a line. Throws StartProblem with the line number. */
export function readSought(text: string): Sought[] {
  const lines = text.split('\n').map((line, index) => ({ line: line.trim(), number: index + 1 }))
  const given = lines.filter(({ line }) => line !== '')
  if (given.length === 0)
    throw new StartProblem([
      'Nothing to search for. Enter one name, email or phone number on each line',
    ])
  return given.map(({ line, number }) => {
    if (Array.from(line).length < shortest)
      throw new StartProblem([`Line ${number} is too short: it would match everywhere`])
    const kind = kindOf(line)
    return { label: `${kind} (line ${number})`, pattern: patternOf(kind, line) }
  })
}

function kindOf(line: string): 'e-mail' | 'phone' | 'name' {
  if (line.includes('@')) return 'e-mail'
  return /^[\d\s().+/-]{8,}$/.test(foldThaiDigits(line)) ? 'phone' : 'name'
}

function patternOf(kind: ReturnType<typeof kindOf>, line: string): RegExp {
  const forms = kind === 'phone' ? phoneForms(line) : textForms(line)
  return new RegExp(forms.join('|'), 'gi')
}

/** Any case and normal form: UTF-8, JSON, URL and email encodings, and database dumps. */
function textForms(text: string): string[] {
  const normal = ['NFC', 'NFD', 'NFKC'].map((form) => text.normalize(form))
  const texts = new Set([...normal, text.toLowerCase(), text.toUpperCase(), foldText(text)])
  return [...new Set([...texts].flatMap((each) => [...plainForms(each), ...sealedForms(each)]))]
}

function plainForms(text: string): string[] {
  const bytes = [...Buffer.from(text)]
  return [
    bytes.map(byteForm).join(fold),
    Array.from(text, jsonForm).join(''),
    bytes.map((byte) => (byte < 0x80 ? byteForm(byte) : `%${hexOf(byte)}`)).join(''),
    encodeURIComponent(text).replaceAll(/[.*()]/g, String.raw`\$&`),
    bytes.map((byte) => (byte < 0x80 ? byteForm(byte) : `=${hexOf(byte)}`)).join(fold),
  ]
}

const byteForm = (byte: number) => String.raw`\x${hexOf(byte)}`
const hexOf = (byte: number) => byte.toString(16).padStart(2, '0')

/** PostgreSQL dumps double each backslash. */
function jsonForm(letter: string): string {
  if (letter.length === 1 && letter < '\x80') return byteForm(letter.charCodeAt(0))
  return Array.from({ length: letter.length }, (_, index) => {
    const code = letter.charCodeAt(index).toString(16).padStart(4, '0')
    return String.raw`\\{1,2}u${code}`
  }).join('')
}

/** Hexadecimal, and Base64 at any offset of a longer text. */
function sealedForms(text: string): string[] {
  const bytes = Buffer.from(text)
  const shifted = [0, 1, 2].map((before) => {
    const after = (3 - ((before + bytes.length) % 3)) % 3
    const whole = Buffer.concat([Buffer.alloc(before), bytes, Buffer.alloc(after)])
    // The first and last characters also depend on the surrounding text.
    const letters = whole.toString('base64').slice(before === 0 ? 0 : before + 1)
    return letters.slice(0, letters.length - (after === 0 ? 0 : after + 1))
  })
  const inBase64 = shifted.map((letters) => Array.from(letters, base64Form).join(fold))
  return [bytes.toString('hex'), ...inBase64]
}

function base64Form(letter: string): string {
  if (letter === '+' || letter === '-') return '[+-]'
  return letter === '/' || letter === '_' ? '[/_]' : letter
}

/** With 0, +66, 0066 or no prefix, with or without separators, also in Thai digits. */
function phoneForms(line: string): string[] {
  const digits = foldThaiDigits(line).replaceAll(/\D/g, '')
  const international = digits.replace(/^00/, '')
  const isThai = /^0[1-9]/.test(digits) || /^66[1-9]\d{7,8}$/.test(international)
  const own = isThai ? digits.replace(/^(?:00)?66|^0/, '') : international
  const prefix = isThai
    ? String.raw`(?:(?:\+|%2B|00)?66${between}(?:\(0\))?${between}|${digitForm('0')}${between})?`
    : String.raw`(?:\+|%2B|00)?`
  const spelled = Array.from(own, digitForm).join(between)
  return [String.raw`(?<![0-9])${prefix}${spelled}(?![0-9])`, ...sealedForms(own)]
}

function digitForm(digit: string): string {
  const thai = String.fromCharCode(0x0e50 + Number(digit))
  return `(?:${digit}|${plainForms(thai).join('|')})`
}
