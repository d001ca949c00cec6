import type { Language } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { escapeHtml } from '../../../ground/rich-text/escape-html.ts'
import type { OwnFile } from '../of-members.ts'
import type { Copy } from './copy.ts'
import { copyTexts, fieldName, kindName } from './copy-words.ts'

const style =
  'body{font:16px/1.6 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#12333b}' +
  'section{border-top:1px solid #d5e0e2;padding:0.5rem 0}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:0 1rem}' +
  'dt{color:#52686e}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}img{max-width:100%;height:auto}'

/** The copy for reading, as one page without scripts, in pieces; its pictures lie beside it. */
export async function* writeHtml(
  copy: Copy,
  files: readonly OwnFile[],
  now: Date,
): AsyncGenerator<string> {
  const { language, profile } = copy
  const text = copyTexts[language]
  yield `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text.title}</title><style>${style}</style></head><body><main>`
  yield `<h1>${text.title}</h1><p>${text.made} ${valueOf(language, now.toISOString())}</p>`
  if (profile) yield `<section><h2>${text.profile}</h2>${listOf(language, profile)}</section>`
  for await (const records of copy.records())
    for (const [kind, own] of Object.entries(records)) {
      yield `<section><h2>${escapeHtml(kindName(language, kind))}</h2>`
      if (own.length === 0) yield `<p>${text.none}</p>`
      for (const record of own) yield listOf(language, record)
      yield '</section>'
    }
  if (files.length > 0) yield `<section><h2>${text.pictures}</h2>`
  for (const { name } of files)
    yield `<p><img src="${escapeHtml(name)}" alt="${escapeHtml(name)}" loading="lazy"></p>`
  yield `${files.length > 0 ? '</section>' : ''}</main></body></html>\n`
}

function listOf(language: Language, record: object): string {
  const rows = Object.entries(record).map(
    ([name, value]) =>
      `<dt>${escapeHtml(fieldName(language, name))}</dt><dd>${valueOf(language, value)}</dd>`,
  )
  return `<dl>${rows.join('')}</dl>`
}

function valueOf(language: Language, value: unknown): string {
  const text = copyTexts[language]
  if (value === null || value === undefined || value === '') return text.nothing
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (Array.isArray(value)) return value.map((each) => valueOf(language, each)).join(', ')
  if (isPlainObject(value)) return listOf(language, value)
  if (typeof value === 'string' && isMoment.test(value)) return timeIn(language, value)
  return escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))
}

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** On the clock of Thailand, whoever reads it wherever. */
function timeIn(language: Language, moment: string): string {
  const time = new Date(moment).toLocaleString(language === 'th' ? 'th-TH' : 'en-GB', {
    timeZone: 'Asia/Bangkok',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return `<time datetime="${moment}">${time}</time>`
}
