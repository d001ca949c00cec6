import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import type { DownloadDemo, PaperDemo } from '../download/download-item.demo.ts'
import { downloadCategoriesDemo } from '../download/download-category.demo.ts'
import type { EnewsDemo } from '../enews/enews.demo.ts'
import { settingsDemo } from '../settings/settings.demo.ts'
import { issueStyle, paperStyle, posterStyle } from './paper-style.ts'
import { escapeHtml, writeBlocks } from './printed-page.ts'

type Language = keyof BilingualText

/** Where the fonts are inserted before printing: the digest of a document does not depend on them. */
export const fontsMark = '/* fonts */'

/** Identifies the document from which a file was printed. */
export function digestDocument(html: string): string {
  return createHash('sha256').update(html).digest('hex')
}

/** A download's PDF in one language. */
export function writePaper(demo: DownloadDemo & { paper: PaperDemo }, language: Language): string {
  return demo.paper.poster ? writePoster(demo, language) : writeSheet(demo, language)
}

function writeSheet(
  { title, description, category, paper }: DownloadDemo & { paper: PaperDemo },
  language: Language,
): string {
  const kicker = downloadCategoriesDemo.find(({ key }) => key === category)?.name[language] ?? ''
  const cover = `<header class="cover"><div>${brand(language)}<span class="kicker">${escapeHtml(kicker)}</span><h1>${escapeHtml(title[language])}</h1><p class="lead">${escapeHtml(description[language])}</p></div>${figure(paper.picture)}${wave}</header>`
  const parts = paper.text[language].trim().split(/\n+(?=## )/)
  return writeDocument(language, title[language], [
    `${paperStyle}${writeFooter(`${settingsDemo.brandName[language]} · ${title[language]}`)}`,
    `${cover}<main${paper.isDense ? ' class="dense"' : ''}>${writeParts(parts)}${writeContacts(language)}</main>`,
  ])
}

/** Two columns of cards; tables and lines to fill in take the whole width, as does a card without a neighbour. */
function writeParts(parts: readonly string[]): string {
  const isBroad = (part: string) => part.includes('\n|') || part.includes('____')
  let column = 0
  return parts
    .map((part, index) => {
      const next = parts[index + 1]
      const isAlone = column === 0 && (next === undefined || isBroad(next))
      const isWide = isBroad(part) || isAlone
      column = isWide ? 0 : 1 - column
      const look = part.includes('\n|') ? 'part wide open' : isWide ? 'part wide' : 'part'
      return `<section class="${look}">${writeBlocks(part)}</section>`
    })
    .join('')
}

function writePoster(
  { title, paper }: DownloadDemo & { paper: PaperDemo },
  language: Language,
): string {
  const { poster, picture, text } = paper
  const steps = poster?.steps?.map(
    (step, index) =>
      `<div>${figure(step.picture)}<span><h2><b>${index + 1}</b> ${escapeHtml(step.title[language])}</h2><p>${escapeHtml(step.text?.[language] ?? '')}</p></span></div>`,
  )
  const middle = steps
    ? `<div class="steps">${steps.join('')}</div>`
    : `<div class="band">${image(picture)}</div>`
  const headline = poster?.headline[language] ?? title[language]
  return writeDocument(language, title[language], [
    posterStyle,
    `<main class="poster ${poster?.colour ?? ''}">${brand(language)}<h1>${escapeHtml(headline)}</h1>${middle}<div class="facts">${writeBlocks(text[language])}</div><p class="foot"><span></span><span>LINE ${settingsDemo.lineId} · ${phone(language)}</span></p></main>`,
  ])
}

const colours = ['night', 'water', 'coin', 'foam'] as const
const issueWords = {
  th: { issue: 'ฉบับที่', page: 'หน้า' },
  en: { issue: 'Issue', page: 'page' },
}

/** An issue of the newsletter: a cover in both languages, then its stories in Thai and in English. */
export function writeIssue({ number, articles }: EnewsDemo): string {
  const [lead] = articles
  const languages = ['th', 'en'] as const
  const stories = languages.flatMap((language) =>
    articles.map((article) => ({ language, article })),
  )
  const contents = articles.map(
    ({ title }, index) =>
      `<li><span>${escapeHtml(title.th)}</span><span>${issueWords.th.page} ${index + 2}</span></li><li><span lang="en">${escapeHtml(title.en)}</span><span>${issueWords.en.page} ${index + 2 + articles.length}</span></li>`,
  )
  const front = `<section class="front ${colours[number % colours.length] ?? ''}"><div class="mast">${brand('th')}<p class="figure">${issueWords.th.issue} ${number}<br>${issueWords.en.issue} ${number}</p></div>${figure(lead.picture)}<h1>${escapeHtml(lead.title.th)}</h1><h2 lang="en">${escapeHtml(lead.title.en)}</h2><ol>${contents.join('')}</ol></section>`
  const pages = stories.map(
    ({ language, article }) =>
      `<article class="story" lang="${language}"><div class="band">${image(article.picture)}</div><header><h1>${escapeHtml(article.title[language])}</h1><p class="lead">${escapeHtml(article.summary[language])}</p></header><div class="body">${writeBlocks(article.body[language])}</div></article>`,
  )
  const foot = `${settingsDemo.brandName.th} · ${settingsDemo.brandName.en} ${number}`
  return writeDocument('th', foot, [
    `${issueStyle}${writeFooter(foot)}@page:first{@bottom-left{content:none}@bottom-right{content:none}}`,
    `${front}${pages.join('')}`,
  ])
}

function writeDocument(language: Language, title: string, [style, body]: [string, string]): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${fontsMark}${style}</style>${body}`
}

function writeFooter(text: string): string {
  const look = 'font:8.5pt Plex;color:#46607f;vertical-align:middle'
  return `@page{@bottom-left{content:${JSON.stringify(text)};padding-left:18mm;width:140mm;${look}}@bottom-right{content:counter(page) " / " counter(pages);padding-right:18mm;${look}}}`
}

function writeContacts(language: Language): string {
  const ask = { th: 'สงสัยตรงไหน ถามเราได้ทั้งคืน', en: 'Questions? Ask us, day or night' }
  const { lineId, email } = settingsDemo
  return `<p class="ask"><strong>${ask[language]}</strong><span>LINE ${lineId} · ${phone(language)} · ${email}</span></p>`
}

const phone = (language: Language) => formatPhone(settingsDemo.phone, language)

const brand = (language: Language) =>
  `<p class="brand">${drum}${settingsDemo.brandName[language]}</p>`

const figure = (picture: string) => `<figure>${image(picture)}</figure>`

function image(picture: string): string {
  const drawing = readFileSync(new URL(`../drawings/${picture}.svg`, import.meta.url))
  return `<img alt="" src="data:image/svg+xml;base64,${drawing.toString('base64')}">`
}

const wave =
  '<svg class="wave" viewBox="0 0 210 9" preserveAspectRatio="none"><path d="M0 5Q26 0 52 4T105 4T158 4T210 3V9H0Z" fill="#fff"/></svg>'

/** The sign of the website (`web/public/favicon.svg`). */
const drum =
  '<svg viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#12a5bd"/><circle cx="20" cy="20" r="15.6" fill="#fff"/><circle cx="20" cy="20" r="12.6" fill="#0b2748"/><path d="M7.7 21.6q3.6-2 7.5.2t9.4-.6t7.9-.4A12.6 12.6 0 0 1 7.7 21.6Z" fill="#6fd6e3"/><circle cx="24.8" cy="14.6" r="2.7" fill="#fff"/><circle cx="17.6" cy="16.8" r="1.6" fill="#fff"/></svg>'
