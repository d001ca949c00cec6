import type { Language } from '@washhouse/contract/language'
import { escapeHtml } from '../../platform/rich-text/escape-html.ts'

/** A labelled value in an email, with an optional link. */
export interface Fact {
  name: string
  value: string
  href?: string
}

export interface MailLink {
  text: string
  href: string
}

/** A part of an email. The plain text and the HTML are both rendered from the same parts. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'quote'; name: string; text: string }
  | { kind: 'link'; name: string; href: string }
  | { kind: 'list'; title: string; items: readonly MailLink[]; more?: MailLink }
  | { kind: 'note'; text: string; links?: readonly MailLink[] }

// Design tokens from `web/app/core/styles/tokens.css`: mail programs do not support CSS variables.
const ink = '#0b2240'
const soft = '#46607f'
const line = '#cfe0e8'
const water = '#077084'
const pale = '#f3f9fb'

/** Dark mode uses the colours of the website's footer. Programs without media queries stay light. */
const darkStyles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.page{padding:8px!important}.card{padding:16px!important}}',
  '@media (prefers-color-scheme:dark){',
  '.page{background:#071a33!important;color:#fff!important}',
  '.card{background:#0b2748!important;border-color:#2c4a6d!important}',
  '.soft{color:#c3d5e6!important;border-color:#2c4a6d!important}',
  '.quote{background:#12365f!important}',
  '.way{color:#6fd6e3!important}',
  '.press{background:#6fd6e3!important;color:#071a33!important}',
  '}',
].join('')

export function renderText(parts: readonly MailPart[]): string {
  return `${parts.map(textOf).join('\n\n')}\n`
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'facts':
      return part.facts.map(({ name, value }) => `${name}: ${value}`).join('\n')
    case 'quote':
      return `${part.name}:\n${part.text}`
    case 'link':
      return `${part.name}:\n${part.href}`
    case 'list':
      return [
        part.title,
        ...part.items.map(lineOf),
        ...(part.more ? [lineOf(part.more)] : []),
      ].join('\n\n')
    case 'note':
      return [
        '—',
        part.text,
        ...(part.links ?? []).map(({ text, href }) => `${text}: ${href}`),
      ].join('\n')
  }
}

function lineOf({ text, href }: MailLink): string {
  return `• ${text}\n  ${href}`
}

interface Frame {
  title: string
  language: Language
  /** The sender's name at the top. */
  brandName?: string | undefined
}

export function renderHtml(
  { title, language, brandName }: Frame,
  parts: readonly MailPart[],
): string {
  const font = "font-family:'IBM Plex Sans Thai',Sarabun,Tahoma,Arial,sans-serif"
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${darkStyles}</style></head>`,
    `<body class="page" style="margin:0;padding:24px 16px;background:${pale};color:${ink};${font};font-size:16px;line-height:1.6">`,
    ...(brandName
      ? [
          `<p class="way" style="max-width:600px;margin:0 auto 12px;color:${water};font-size:20px;font-weight:700">${escapeHtml(brandName)}</p>`,
        ]
      : []),
    `<div class="card" style="max-width:600px;margin:0 auto;padding:24px;background:#fff;border:1px solid ${line};border-radius:12px;overflow-wrap:anywhere">`,
    ...parts.map(htmlOf),
    '</div></body></html>',
    '',
  ].join('\n')
}

function htmlOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${lines(part.text)}</p>`
    case 'facts':
      return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${part.facts.map(rowOf).join('')}</table>`
    case 'quote':
      return `<p class="soft" style="margin:0 0 4px;color:${soft}">${escapeHtml(part.name)}</p><blockquote class="quote" style="margin:0 0 16px;padding:12px 16px;background:${pale};border-radius:8px;overflow-wrap:anywhere">${lines(part.text)}</blockquote>`
    case 'link':
      return `<p style="margin:0 0 16px"><a class="press" href="${escapeHtml(part.href)}" style="display:inline-block;padding:10px 20px;background:${water};color:#fff;border-radius:8px;text-decoration:none">${escapeHtml(part.name)}</a></p>`
    case 'list':
      return listOf(part)
    case 'note':
      return `<p class="soft" style="margin:16px 0 0;padding-top:12px;border-top:1px solid ${line};color:${soft};font-size:14px">${[lines(part.text), ...(part.links ?? []).map(wayTo)].join('<br>')}</p>`
  }
}

function listOf({ title, items, more }: Extract<MailPart, { kind: 'list' }>): string {
  const shown = items.map((item) => `<li style="margin:0 0 12px;padding:0">${wayTo(item)}</li>`)
  return [
    `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.4">${escapeHtml(title)}</h2>`,
    `<ul style="margin:0 0 16px;padding:0 0 0 20px">${shown.join('')}</ul>`,
    ...(more ? [`<p style="margin:0 0 16px">${wayTo(more)}</p>`] : []),
  ].join('')
}

function wayTo({ text, href }: MailLink): string {
  return `<a class="way" href="${escapeHtml(href)}" style="color:${water}">${escapeHtml(text)}</a>`
}

function rowOf({ name, value, href }: Fact): string {
  const shown = href ? wayTo({ text: value, href }) : escapeHtml(value)
  return `<tr><td class="soft" style="padding:4px 16px 4px 0;color:${soft};vertical-align:top;width:9em">${escapeHtml(name)}</td><td style="padding:4px 0;vertical-align:top;overflow-wrap:anywhere">${shown}</td></tr>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
