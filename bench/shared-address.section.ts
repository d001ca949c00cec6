import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from './product.ts'
import type { Section } from './report.ts'

const visitors = 100
const seconds = 60
const picturesEach = 20
const keptPaths = ['/', '/branch', '/news', '/product', '/about', '/investor']
const kinds = ['kept page', 'picture', 'uncached page', 'form'] as const

type Kind = (typeof kinds)[number]

interface Answer {
  kind: Kind
  status: number
  ms: number
}

interface Visitor {
  ask(this: void, kind: Kind, path: string, form?: Record<string, string>): Promise<string>
  leave(this: void): void
}

/**
 * As many visitors as a mobile network may put behind one IPv4 address, within a minute. Only pages are cached, and all
 * visitors share the rate limits of one.
 */
export async function measureSharedAddress(product: Product): Promise<Section> {
  // The default limit: browser tests use a higher one.
  await product.restart('content', { LEAD_POST_LIMIT: '' })
  const pictures = await listPictures(product.webUrl)
  const answers: Answer[] = []
  await Promise.all(
    Array.from({ length: visitors }, async (_, number) => {
      await wait(Math.random() * seconds * 1000)
      const visitor = openVisitor(product.webUrl, answers)
      await visit(visitor, number, pictures)
      visitor.leave()
    }),
  )
  return {
    title: 'A hundred visitors behind one address',
    note: `They come within ${seconds} s, each with six connections for a kept page, ${picturesEach} of ${pictures.length} pictures of which none was drawn before, a page that is never kept and a form; ms until the answer is whole.`,
    columns: ['what', 'asked', 'refused', 'median', 'p99', 'most'],
    rows: kinds.map((kind) => describeKind(kind, answers)),
  }
}

async function visit({ ask }: Visitor, number: number, pictures: readonly string[]): Promise<void> {
  await ask('kept page', keptPaths[number % keptPaths.length] ?? '/')
  const wanted = pickSome(pictures, picturesEach)
  await Promise.all(wanted.map((path) => ask('picture', path)))
  if (number % 2 > 0) await ask('uncached page', `/branch?search=${number}`)
  const page = await ask('uncached page', '/contact')
  await ask('form', '/contact', fillIn(page, number))
}

function openVisitor(webUrl: string, answers: Answer[]): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const ask: Visitor['ask'] = (kind, path, form) =>
    new Promise((resolve) => {
      const startedAt = performance.now()
      const end = (status: number, text: string) => {
        answers.push({ kind, status, ms: performance.now() - startedAt })
        resolve(text)
      }
      const body = form && new URLSearchParams(form).toString()
      const headers = {
        accept: 'text/html',
        ...(body !== undefined && {
          origin: webUrl,
          'content-type': 'application/x-www-form-urlencoded',
        }),
      }
      const asked = request(webUrl + path, { agent, headers, method: body ? 'POST' : 'GET' })
      asked.on('error', () => end(0, ''))
      asked.on('response', (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (text += part))
        answer.on('error', () => end(0, ''))
        answer.on('end', () => end(answer.statusCode ?? 0, text))
      })
      asked.end(body)
    })
  return { ask, leave: () => agent.destroy() }
}

function fillIn(page: string, number: number): Record<string, string> {
  const hidden = (name: string) =>
    new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? ''
  return {
    key: hidden('key') || randomUUID(),
    openedAt: hidden('openedAt'),
    homepage: '',
    firstName: `สมชาย ${number}`,
    lastName: '',
    phone: '0810000000',
    email: `visitor${number}@example.com`,
    message: 'เครื่องอบผ้ามีกี่ขนาด',
    consent: 'on',
  }
}

/** Images of the pages, in all widths offered to browsers. */
async function listPictures(webUrl: string): Promise<string[]> {
  const pages = await Promise.all(
    keptPaths.map(async (path) => await (await fetch(webUrl + path)).text()),
  )
  const addresses = pages.flatMap((page) => page.match(/\/assets\/[\w-]+\?[\w=&;]+/g) ?? [])
  return [...new Set(addresses.map((address) => address.replaceAll('&amp;', '&')))]
}

function pickSome(all: readonly string[], count: number): string[] {
  const rest = [...all]
  return Array.from({ length: Math.min(count, all.length) }, () =>
    rest.splice(Math.floor(Math.random() * rest.length), 1),
  ).flat()
}

function describeKind(kind: Kind, answers: readonly Answer[]): string[] {
  const own = answers.filter((answer) => answer.kind === kind)
  const refused = own.filter(({ status }) => status === 0 || status >= 400)
  const statuses = [...new Set(refused.map(({ status }) => status || 'cut off'))].join(', ')
  const times = own.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(1)
  return [
    kind,
    String(own.length),
    refused.length === 0 ? '0' : `${refused.length} (${statuses})`,
    at(0.5),
    at(0.99),
    at(1),
  ]
}
