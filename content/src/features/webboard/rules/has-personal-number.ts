import { readDrawnDigits } from './fold-writing.ts'

const gap = String.raw`[\s\p{P}]{1,2}`
const digitRun = new RegExp(String.raw`\d+(?:${gap}\d+)*`, 'gu')
/** Identity cards print the number in five groups. */
const mostGroups = 5
const cardDigits = 13

const banks =
  'บัญชี|เลขที่?\\s?บช|บช\\.|ธนาคาร|กสิกร|ไทยพาณิชย์|กรุงไทย|กรุงศรี|ออมสิน|ทหารไทย|ธกส|พร้อมเพย์|พร้อมเพ|โอนเงิน|โอนมา|โอนเข้า|account|transfer|promptpay|prompt pay|bank|kbank|scb|ktb|bbl|ttb|gsb'
const accounts = [
  // As banks print it.
  /(?<![\d-])\d{3}[- ](?:\d[- ](?:\d{5}|\d{8})|\d{2}[- ]\d{6})[- ]\d(?![\d-])/,
  new RegExp(String.raw`(?:${banks})\D{0,40}(?<!\d)\d(?:[\s-]{0,2}\d){9,14}(?![\s-]{0,2}\d)`),
  // In one piece, next to other numbers.
  new RegExp(String.raw`(?:${banks}).{0,40}(?<!\d)\d{10,15}(?!\d)`),
  new RegExp(String.raw`(?<!\d)\d{10,15}(?!\d).{0,40}(?:${banks})`),
]

const word = (words: string) => `(?<![a-z])(?:${words})(?![a-z])`
/** Not the end of another word, such as ออนไลน์. */
const thaiLine = '(?<!ออน|เดด|ไทม์|แอร์|ฮอต|ฮอท|ไกด์|เบส|เอาท์)(?:ไลน์?|ลายน์)'
const line = `${word('line')}|${thaiLine}`
const id = `${word('id')}|ไอดี`
const thaiAdd = 'แอด|ทัก'
const add = `${word('add')}|${thaiAdd}`
const thaiOthers = 'เทเลแกรม|ไอจี|อินสตาแกรม|เฟซบุ๊ก|เฟสบุ๊ค|เฟซ|เฟส|วอทแอพ|วอตส์แอปป์|วีแชต|วีแชท|ติ๊กต็อก'
const others = `${word('telegram|ig|instagram|facebook|fb|whatsapp|wechat|tiktok|messenger')}|${thaiOthers}`
/** Phrases about LINE and similar apps without an account name. */
const noName =
  'pay|man|oa|official|today|shop|shopping|id|line|app|group|chat|call|video|voice|notify|sticker|premium|admin|inbox|add|page|user|username|account|login|link|post|live|story|reels?|wifi|web|website|google|gmail|apple|facebook|messenger|instagram|telegram|whatsapp|shopee|lazada|grab|bts|mrt|promotion|update'
const name = String.raw`(?!(?:${noName})(?![a-z0-9._-]))[a-z0-9][a-z0-9._-]{2,}`
/** A name with a digit or _, so no ordinary word. */
const oddName = String.raw`(?=[a-z]{3})(?=[a-z]*[._-]?[a-z]*[0-9_])${name}`
/** After a Thai word, a Latin word of five letters is most often a name. */
const likelyName = `(?:${oddName}|(?=[a-z]{5})${name})`
const between = String.raw`\s?(?:[:=-]|คือ|ว่า|ชื่อ)?\s?`
const accountNames = [
  // A handle near a word that identifies it.
  new RegExp(`(?:${line}|${others}|${id}|${add}|ติดต่อ|contact)[^@]{0,30}@${name}`),
  new RegExp(String.raw`(?:${thaiLine}|${thaiOthers})\s?@\s?${name}`),
  new RegExp(String.raw`(?:${line})\s?(?:${id})${between}${name}`),
  new RegExp(String.raw`(?:${id})\s?(?:${line})${between}${name}`),
  new RegExp(String.raw`(?:${add})\s?(?:ที่\s?|ใน\s?|ทาง\s?)?(?:${line}|${id})${between}${name}`),
  new RegExp(String.raw`(?:${line}|${others})\s?[:=]\s?${name}`),
  new RegExp(String.raw`(?:${line}|${others})\s${oddName}`),
  new RegExp(String.raw`(?:${thaiLine}|${thaiOthers}|ไอดี)${between}${likelyName}`),
  new RegExp(String.raw`(?:${thaiAdd})(?:มา)?\s?(?:ที่|ใน|ทาง|แชต|แชท)?\s?${oddName}`),
]

/**
 * Whether a folded text contains the number of an identity card or a bank account, or an account of LINE or similar apps.
 */
export function hasPersonalNumber(folded: string): boolean {
  const numbers = readDrawnDigits(folded)
  return (
    (numbers.match(digitRun) ?? []).some(hasCard) ||
    accounts.some((form) => form.test(numbers)) ||
    accountNames.some((form) => form.test(folded))
  )
}

/** In any grouping, without another number next to it. */
function hasCard(run: string): boolean {
  const groups = run.match(/\d+/g) ?? []
  const parts = groups.flatMap((_, start) =>
    Array.from({ length: mostGroups }, (__, more) =>
      groups.slice(start, start + more + 1).join(''),
    ),
  )
  return [groups.join(''), ...parts].some(isIdentityNumber)
}

/** 13 digits with the check digit of a Thai identity card. */
function isIdentityNumber(digits: string): boolean {
  if (digits.length !== cardDigits) return false
  const sum = Array.from(digits.slice(0, 12)).reduce(
    (total, digit, index) => total + Number(digit) * (13 - index),
    0,
  )
  return /^[1-8]/.test(digits) && (11 - (sum % 11)) % 10 === Number(digits.at(-1))
}
