import { readFile } from 'node:fs/promises'
import { productVersion } from '@washhouse/serving/product-version'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { sendRaw } from '../../../../testing/raw-request.ts'

const contractFile = new URL('../../../../../contract/openapi.json', import.meta.url)
const pageFiles = [
  '/docs/reference.css',
  '/docs/reference.js',
  '/docs/swagger-ui.css',
  '/docs/swagger-ui-bundle.js',
]
const files = ['/docs', '/openapi.json', '/docs/thai.woff2', ...pageFiles]

let service: ContractService
beforeAll(async () => {
  service = await startContractService({ corsOrigins: ['https://app.example'] })
})
afterAll(() => service.stop())

describe('The document of the contract', () => {
  it('is the one in the repository, with the version of the service and for calls to it', async () => {
    const { status, body, headers } = await service.get('/openapi.json')
    const document = JSON.parse(await readFile(contractFile, 'utf8'))
    const info = { ...document.info, version: productVersion() }
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json')
    expect(body).toEqual({ ...document, info, servers: [{ url: '/' }] })
  })

  it('may be read by pages of the origins that are let in, and by no others', async () => {
    const ask = async (origin: string) => await service.get('/openapi.json', { origin })
    const allowed = await ask('https://app.example')
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example')
    expect(allowed.headers.get('vary')).toContain('Origin')
    const refused = await ask('https://other.example')
    expect(refused.headers.has('access-control-allow-origin')).toBe(false)
  })
})

describe('The reference page', () => {
  it('loads nothing but what the service itself serves', async () => {
    const { body } = await service.get('/docs')
    const named = [...String(body).matchAll(/(?:src|href)="([^"]*)"/g)].map(([, path]) => path)
    expect(named).toEqual(expect.arrayContaining(pageFiles))
    for (const address of named) expect(address).toMatch(/^(?:\/(?!\/)|data:,$)/)
    for (const path of named.filter((address) => address?.startsWith('/')))
      expect([path, (await service.get(path ?? '')).status]).toEqual([path, 200])
    for (const path of pageFiles.filter((name) => name.endsWith('.css'))) {
      const style = String((await service.get(path)).body)
      const loaded = [...style.matchAll(/@import.{0,80}|url\(\s*["']?.{0,40}/g)].map(
        ([text]) => text,
      )
      expect(loaded.filter((text) => !/^url\(["']?(?:data:|\/docs\/)/.test(text))).toEqual([])
    }
  })

  it.each(files)(
    'sends %s under a policy that lets no other host, no inline script and no frame in',
    async (path) => {
      const { status, headers } = await service.get(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(status).toBe(200)
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("connect-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('is sent compressed, once, and answers HEAD without a body', async () => {
    const path = '/docs/swagger-ui-bundle.js'
    const headers = { 'accept-encoding': 'br' }
    const answer = await fetch(`${service.url}${path}`, { headers })
    const etag = answer.headers.get('etag') ?? ''
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(etag).not.toBe('')
    const again = await sendRaw(service.url, path, {
      headers: { ...headers, 'if-none-match': etag },
    })
    expect(again).toMatchObject({ status: 304, text: '' })
    const head = await sendRaw(service.url, path, { method: 'HEAD', headers })
    expect(head).toMatchObject({ status: 200, text: '', headers: { etag } })
  })

  it.each([
    '/docs/',
    '/docs/index.html',
    '/docs/package.json',
    '/docs/swagger-ui-bundle.js.map',
    '/docs/../package.json',
    '/docs/%2e%2e/package.json',
    '/docs/constructor',
  ])('serves nothing at %s', async (path) => {
    const { status, text } = await sendRaw(service.url, path)
    expect(status).toBe(404)
    expect(text).toContain('ROUTE_NOT_FOUND')
  })

  it.each(['/docs', '/openapi.json'])('refuses to be written to at %s', async (path) => {
    const { status, text, headers } = await sendRaw(service.url, path, { method: 'POST' })
    expect(status).toBe(405)
    expect(headers['allow']).toBe('GET, HEAD')
    expect(text).toContain('METHOD_NOT_ALLOWED')
  })
})
