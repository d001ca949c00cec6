import type { Language } from '@washhouse/contract/language'
import { escapeHtml } from '../../ground/rich-text/escape-html.ts'

/** One value of a mail, with where it leads where it leads somewhere. */
export interface Fact {
  name: string
  value: string
  href?: string
}

/** A part of a mail; both its texts, the plain one and the HTML, are made of the same parts. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'quote'; name: string; text: string }
  | { kind: 'link'; name: string; href: string }
  | { kind: 'note'; text: string }

const ink = '#12333b'
const soft = '#52686e'
const line = '#d5e0e2'
const sea = '#0a6577'

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
    case 'note':
      return `—\n${part.text}`
  }
}

export function renderHtml(title: string, language: Language, parts: readonly MailPart[]): string {
  const font = "font-family:'IBM Plex Sans Thai',Sarabun,Tahoma,Arial,sans-serif"
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:24px 16px;background:#f2f7f8;color:${ink};${font};font-size:16px;line-height:1.6">`,
    `<div style="max-width:600px;margin:0 auto;padding:24px;background:#fff;border:1px solid ${line};border-radius:12px">`,
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
      return `<p style="margin:0 0 4px;color:${soft}">${escapeHtml(part.name)}</p><blockquote style="margin:0 0 16px;padding:12px 16px;background:#f2f7f8;border-radius:8px;overflow-wrap:anywhere">${lines(part.text)}</blockquote>`
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.href)}" style="display:inline-block;padding:10px 20px;background:${sea};color:#fff;border-radius:8px;text-decoration:none">${escapeHtml(part.name)}</a></p>`
    case 'note':
      return `<p style="margin:16px 0 0;padding-top:12px;border-top:1px solid ${line};color:${soft};font-size:14px">${lines(part.text)}</p>`
  }
}

function rowOf({ name, value, href }: Fact): string {
  const text = escapeHtml(value)
  const shown = href ? `<a href="${escapeHtml(href)}" style="color:${sea}">${text}</a>` : text
  return `<tr><td style="padding:4px 16px 4px 0;color:${soft};vertical-align:top;width:9em">${escapeHtml(name)}</td><td style="padding:4px 0;vertical-align:top;overflow-wrap:anywhere">${shown}</td></tr>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
