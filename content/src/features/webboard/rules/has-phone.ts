import { readDrawnDigits } from './fold-writing.ts'

/** Not phone numbers despite a leading zero: dates, times of day and fractions. */
const harmless = [
  /(?<![\d.])(?:[0-2]?\d|3[01])[/.-](?:0?\d|1[0-2])[/.-](?:\d{4}|\d{2})(?![\d/.-]?\d)/g,
  /(?<!\d|\d[.:])(?:[01]?\d|2[0-4])[.:][0-5]\d(?![.:]?\d)/g,
  /(?<!\d|\d[.:])0\.\d{1,2}(?![.:]?\d)/g,
]

const spelt: readonly (readonly [string, RegExp])[] = [
  ['0', /ศูนย์|zero/g],
  ['1', /หนึ่ง|เอ็ด|one/g],
  ['2', /สอง|two/g],
  ['3', /สาม|three/g],
  ['4', /สี่|four/g],
  ['5', /ห้า|five/g],
  ['6', /หก|six/g],
  ['7', /เจ็ด|seven/g],
  ['8', /แปด|eight/g],
  ['9', /เก้า|nine/g],
]

/** Thai numbers: nine digits after a zero, or eight of a landline; the same after 66. */
const forms = [
  /(?<!\d)(?:(?:00|\+)?66|0)(?:[\s\p{P}\p{S}]{0,3}\d){8,9}(?!\d)/u,
  // With words between the groups, or signs between the digits.
  /(?<!\d)0[689]\d\D{1,20}\d{3}\D{1,20}\d{4}(?!\d)/,
  /(?<!\d)0[689]\d\D{1,20}\d{4}\D{1,20}\d{3}(?!\d)/,
  /(?<!\d)0[689]\d\D{1,20}\d{7}(?!\d)/,
  /(?<!\d)0(?:\D{1,6}\d){8,9}(?!\d)/,
  // Toll-free and premium numbers; not lists of prices or speeds.
  /(?<!\d[\s-]?)1[89]00[\s-]?\d{3}[\s-]?\d{3}(?![\s-]?\d|\s?(?:บาท|฿|baht|รอบ|rpm))/,
]

/** Whether a folded text contains a phone number, in digits or in words. */
export function hasPhone(folded: string): boolean {
  const numbers = harmless.reduce((text, form) => text.replace(form, 'x'), readDrawnDigits(folded))
  const said = spelt.reduce((text, [digit, word]) => text.replace(word, digit), numbers)
  return forms.some((form) => form.test(numbers)) || forms[0]?.test(said) === true
}
