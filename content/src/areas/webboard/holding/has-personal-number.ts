const gap = String.raw`[\s\p{P}]{0,2}`
/** Thirteen digits, however they are grouped, without other digits beside them. */
const thirteen = new RegExp(String.raw`(?<!\d${gap})\d(?:${gap}\d){12}(?!${gap}\d)`, 'gu')

const banks =
  'บัญชี|เลขที่?\\s?บช|บช\\.|ธนาคาร|กสิกร|ไทยพาณิชย์|กรุงไทย|กรุงศรี|ออมสิน|ทหารไทย|ธกส|พร้อมเพย์|พร้อมเพ|โอนเงิน|โอนมา|โอนเข้า|account|transfer|promptpay|prompt pay|bank|kbank|scb|ktb|bbl|ttb|gsb'
const accounts = [
  // As banks print it.
  /(?<![\d-])\d{3}[- ]\d[- ]\d{5}[- ]\d(?![\d-])/,
  new RegExp(String.raw`(?:${banks})\D{0,40}(?<!\d)\d(?:[\s-]{0,2}\d){9,14}(?![\s-]{0,2}\d)`),
]

const line = '(?<![a-z])line(?![a-z])|ไลน์?'
const id = '(?<![a-z])id(?![a-z])|ไอดี'
const add = '(?<![a-z])add(?![a-z])|แอด|ทัก'
/** What people say of LINE without naming an account. */
const name = String.raw`(?!(?:pay|man|oa|official|today|shopping|id|line)(?![a-z0-9._-]))[a-z0-9][a-z0-9._-]{2,}`
const between = String.raw`\s?(?:[:=-]|คือ|ว่า|ชื่อ)?\s?`
const lineIds = [
  // A handle, near a word that says what it is.
  new RegExp(`(?:${line}|${id}|${add}|ติดต่อ|contact)[^@]{0,30}@${name}`),
  new RegExp(String.raw`(?:${line})\s?(?:${id})${between}${name}`),
  new RegExp(String.raw`(?:${id})\s?(?:${line})${between}${name}`),
  new RegExp(String.raw`(?:${add})\s?(?:ที่\s?|ใน\s?|ทาง\s?)?(?:${line}|${id})${between}${name}`),
  new RegExp(String.raw`(?:${line})\s?[:=]\s?${name}`),
]

/** Whether the number of an identity card, a bank account or a LINE account stands in a folded text. */
export function hasPersonalNumber(folded: string): boolean {
  const cards = folded.match(thirteen) ?? []
  return (
    cards.some((card) => isIdentityNumber(card.replace(/\D/g, ''))) ||
    [...accounts, ...lineIds].some((form) => form.test(folded))
  )
}

/** Whether the last of 13 digits is the check digit of a Thai identity card. */
function isIdentityNumber(digits: string): boolean {
  const sum = Array.from(digits.slice(0, 12)).reduce(
    (total, digit, index) => total + Number(digit) * (13 - index),
    0,
  )
  return /^[1-8]/.test(digits) && (11 - (sum % 11)) % 10 === Number(digits.at(-1))
}
