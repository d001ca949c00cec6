import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '@washhouse/contract/language'
import { currentRequestId } from '@washhouse/serving/request-scope'
import { referrerPolicies, securityHeaders } from '@washhouse/serving/security-headers'
import { languageOf } from '../app/core/i18n/language.ts'
import { splitPhrases } from '../app/core/ui/phrases/split-phrases.ts'
import type { AppBuild } from './app-build.ts'
import type { SendText } from './send-text.ts'

/** The server's own messages when no page can be rendered. */
const refusals = {
  crowded: {
    status: 503,
    headers: { 'Retry-After': '2' },
    th: {
      title: 'ตอนนี้มีคนเข้าพร้อมกันเยอะมาก',
      hint: 'รอสักครู่แล้วลองอีกครั้งได้เลย',
      retry: 'ลองอีกครั้ง',
    },
    en: {
      title: 'Many visitors at once',
      hint: 'Please wait a moment, then try again.',
      retry: 'Try again',
    },
  },
  crowdedForm: {
    status: 503,
    headers: { 'Retry-After': '2', Connection: 'close' },
    th: {
      title: 'ตอนนี้มีคนเข้าพร้อมกันเยอะมาก',
      hint: 'ข้อมูลของคุณยังไม่ได้ส่ง รอสักครู่ กดย้อนกลับ แล้วส่งใหม่อีกครั้ง',
      retry: 'กลับไปที่แบบฟอร์ม',
    },
    en: {
      title: 'Many visitors at once',
      hint: 'Your form has not been sent. Please wait a moment, go back and send it again.',
      retry: 'Back to the form',
    },
  },
  slow: {
    status: 408,
    headers: { Connection: 'close' },
    th: {
      title: 'ส่งข้อมูลไม่ทันเวลา',
      hint: 'สัญญาณอินเทอร์เน็ตอาจช้าเกินไป กดย้อนกลับแล้วส่งใหม่อีกครั้ง หรือส่งโดยไม่แนบรูป',
      retry: 'กลับไปที่แบบฟอร์ม',
    },
    en: {
      title: 'What you sent came too slowly',
      hint: 'The connection may be too weak. Go back and send it again, or send it without the photo.',
      retry: 'Back to the form',
    },
  },
} satisfies Record<string, Refusal>

type Refusal = { status: number; headers: Record<string, string> } & Record<
  Language,
  { title: string; hint: string; retry: string }
>

type RefusalKind = keyof typeof refusals

// The same style, no scripts: only files that are served from memory.
const csp =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Short pages of the server itself; other clients get a line of text. */
export function createSendRefusal(options: {
  build: Pick<AppBuild, 'assets'>
  isHttps: boolean
  sendText: SendText
}) {
  const styles = options.build.assets.routes['root']?.css ?? []
  const { isHttps } = options
  const security = securityHeaders({ isHttps, csp, referrerPolicy: referrerPolicies.private })

  return function sendRefusal(req: IncomingMessage, res: ServerResponse, kind: RefusalKind): void {
    const refusal = refusals[kind]
    const wantsPage = req.headers.accept?.includes('text/html') ?? false
    if (!wantsPage)
      return options.sendText(res, refusal.status, printText(refusal.en), refusal.headers)
    const body = Buffer.from(printPage(refusal, languageOf(pathOf(req)), styles))
    res.writeHead(refusal.status, [
      ...security,
      ...Object.entries(refusal.headers).flat(),
      'Content-Type',
      'text/html; charset=utf-8',
      'Cache-Control',
      'no-store',
      'Content-Length',
      String(body.length),
    ])
    res.end(body)
  }
}

export type SendRefusal = ReturnType<typeof createSendRefusal>

function pathOf(req: IncomingMessage): string {
  return req.url?.split('?', 1)[0] ?? '/'
}

function printText({ title, hint }: Refusal['en']): string {
  return `${title}. ${hint}`
}

/** Without it a line would break inside a word, as in รอสัก|ครู่. */
function printPhrases(text: string): string {
  return splitPhrases(text)
    .map((phrase) => `<span class="phrase">${phrase}</span>`)
    .join(' ')
}

// An empty address is that of the page itself: no input is repeated here.
function printPage(refusal: Refusal, language: Language, styles: readonly string[]): string {
  const { title, hint, retry } = refusal[language]
  const id = currentRequestId()
  const reference = language === 'th' ? `รหัสอ้างอิง ${id}` : `Reference: ${id}`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
</head>
<body>
<main id="content" class="wrap section">
<div class="empty-state">
<h1 class="empty-state__title">${title}</h1>
<p class="lead">${language === 'th' ? printPhrases(hint) : hint}</p>
<div class="empty-state__actions"><a class="button button--primary" href="">${retry}</a></div>
</div>${id === undefined ? '' : `\n<p class="error-reference">${reference}</p>`}
</main>
</body>
</html>
`
}
