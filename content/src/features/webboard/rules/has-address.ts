import { toPlainCharacters } from '../../../core/accounts/passwords/spellings.ts'
import { endings } from './known-endings.ts'

/** Of a folded text. */
const known = endings.map(toPlainCharacters).join('|')
/** Abbreviations that people write without a space after the dot: they start no host. */
const shortened = 'no|vs|etc|max|min|approx|dr|mr|mrs|ms|st|prof|kg|hr|hrs|vol|ver|fig|temp'

const forms = [
  /[a-z0-9]:\/\/|h(?:tt|xx)ps?\s*:/,
  /(?<![a-z0-9])www\d?(?![a-z0-9])/,
  /[a-z0-9._+-]@[a-z0-9-]+\.[a-z]/,
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}[/:]/,
  // After a word of any script.
  new RegExp(String.raw`(?<=[\p{L}\p{M}\p{N}-]{2})\.(?:${known})(?![\p{L}\p{M}\p{N}-])`, 'u'),
  /(?<=[\p{L}\p{M}\p{N}-]{2})\.(?:com|net|org|xyz|shop|bet|vip)(?![a-z0-9-])/u,
  // By form, with any ending.
  new RegExp(
    `(?<![a-z0-9-])(?!(?:${shortened})\\.)(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,}\\.[a-z]{2,24}(?![a-z0-9])`,
  ),
  /(?<=[\p{L}\p{M}\p{N}-]{2})\.[a-z][a-z-]{1,23}\/\S/u,
  // Split by spaces.
  /[a-z0-9-]{2}\s?\.\s?(?:com|net|org|xyz)(?![a-z0-9])/,
  /[\p{L}\p{M}\p{N}]\s?[[({]?\s?(?:dot|จุด|ดอท|ดอต|ด็อท|\.)\s?[\])}]?\s?(?:com|net|org|xyz)(?![a-z0-9])/u,
  /(?:ดอท|ดอต|ด็อท)\s?(?:คอม|เน็ต)/,
]

/** Whether a folded text contains a web or email address, with or without a scheme. */
export function hasAddress(folded: string): boolean {
  return forms.some((form) => form.test(folded))
}
