import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endSessionsOf } from '../src/core/accounts/sessions/member-session.rows.ts'
import { env } from '../src/platform/env.ts'
import { expectClean } from '../testing/clean-answer.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { registerMember, type SignedMember } from '../testing/member-requests.ts'
import { drawPdf } from '../testing/library-records.ts'
import { fillMembersFeatures, secretText, type MembersAreas } from '../testing/members-areas.ts'
import { sendRaw, type RawAnswer, type RawRequest } from '../testing/raw-request.ts'
import { startStaffService, type StaffService } from '../testing/staff-service.ts'
import { someone } from '../testing/visitor.ts'

// Image processes run at low priority, behind all other tests.
const patiently = 120_000

type Headers = Record<string, string>
type Way = [path: string, request?: RawRequest]

let service: ContractService
let staff: StaffService
let areas: MembersAreas
let member: SignedMember

beforeAll(async () => {
  service = await startContractService()
  staff = await startStaffService(service.payload)
  member = await registerMember(service.payload, 'member')
  const other = await registerMember(service.payload, 'other')
  areas = await fillMembersFeatures(service.payload, other.id, drawPdf(1))
}, patiently)
afterAll(async () => {
  staff.stop()
  await service.stop()
})

const bearer = ({ token }: SignedMember): Headers => ({ authorization: `Bearer ${token}` })

/** Every request for a file by its address. */
const waysTo = (id: string): Way[] => [
  [`/assets/${id}`],
  [`/assets/${id.toUpperCase()}`],
  [`/assets/${id}/x.png`],
  [`/assets/${id}?download`],
  [`/assets/${id}?width=320&format=webp`],
  [`/assets/${id}?access_token=x`],
  [`/assets/${id}`, { method: 'HEAD' }],
  [`/assets/${id}`, { headers: { range: 'bytes=0-9' } }],
  [`/assets/${id}`, { headers: { range: 'bytes=0-9', 'if-range': '"x"' } }],
  [`/assets/${id}`, { headers: { 'if-none-match': '*' } }],
]

async function statusesOf(id: string, caller: Headers = {}): Promise<number[]> {
  const found = new Set<number>()
  for (const [path, { method = 'GET', headers } = {}] of waysTo(id)) {
    const sent = { method, headers: { ...someone(), ...headers, ...caller } }
    const answer = await sendRaw(service.url, path, sent)
    expect(answer.headers['cache-control'], path).toMatch(/no-store/)
    if (answer.status >= 400) expectUntold(answer)
    found.add(answer.status)
  }
  return [...found].toSorted((one, other) => one - other)
}

/** A refusal that reveals nothing of the file. */
function expectUntold(answer: RawAnswer): void {
  expectClean(answer)
  expect(answer.headers).not.toHaveProperty('etag')
  expect(answer.headers).not.toHaveProperty('content-disposition')
}

/** Files that members may read, by feature. */
const given = (): Headers => {
  const { manual, picture, issue, previewOf } = areas.files
  const pages = { 'a page of a manual': previewOf(manual), 'a page of an issue': previewOf(issue) }
  return { 'a manual': manual, 'a poster': picture, 'an issue': issue, ...pages }
}

/** Files that no member may read, as their records are not public to members. */
const hidden = (): Headers => {
  const { draft, newer, earlier, later, unused, previewOf } = areas.files
  return {
    'a draft’s': draft,
    'a page of a draft’s': previewOf(draft),
    'a newer draft’s': newer,
    'an earlier version’s': earlier,
    'one to come': later,
    'one of no record': unused,
  }
}

describe('case 13: what downloads and e-news hold [S6.roles.3]', { timeout: patiently }, () => {
  it('is a live member’s alone, by every way, before and after it was read', async () => {
    for (const [what, id] of Object.entries(given())) {
      expect([what, await statusesOf(id)]).toEqual([what, [401]])
      const own = await statusesOf(id, bearer(member))
      expect([what, own.every((status) => [200, 206, 304].includes(status))]).toEqual([what, true])
      expect([what, await statusesOf(id)]).toEqual([what, [401]])
      expect([what, await statusesOf(id, { authorization: 'Bearer x' })]).toEqual([what, [401]])
      const cookie = `payload-token=${member.token}; washhouse_session=${member.token}`
      expect([what, await statusesOf(id, { cookie })]).toEqual([what, [401]])
    }
  })

  it('is refused to who was suspended, and to who has signed out', async () => {
    const { payload } = service
    const endings: [string, (id: string) => Promise<unknown>][] = [
      [
        'soon-suspended',
        (id) => payload.update({ collection: 'members', id, data: { status: 'suspended' } }),
      ],
      ['soon-gone', (id) => endSessionsOf(payload, id)],
    ]
    for (const [mark, end] of endings) {
      const leaving = await registerMember(payload, mark)
      const caller = bearer(leaving)
      for (const id of Object.values(given()))
        expect((await statusesOf(id, caller)).includes(200)).toBe(true)
      await end(leaving.id)
      for (const [what, id] of Object.entries(given()))
        expect([what, await statusesOf(id, caller)]).toEqual([what, [401]])
    }
  })

  it('is not even said to be there as long as no record shows it', async () => {
    for (const [what, id] of Object.entries(hidden()))
      for (const caller of [{}, bearer(member)])
        expect([what, await statusesOf(id, caller)]).toEqual([what, [403]])
  })

  it('leaves nothing drawn among what is everyone’s', async () => {
    const { picture } = areas.files
    await statusesOf(picture, bearer(member))
    const drawn = await readdir(`${env.cacheDir}/assets`).catch(() => [])
    expect(drawn.filter((name) => name.startsWith(picture))).toEqual([])
  })

  it('stands open where it is a notification’s picture, which is everyone’s', async () => {
    const answer = await sendRaw(service.url, `/assets/${areas.notification.image}`)
    expect([answer.status, answer.headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^public/),
    ])
  })
})

describe('case 25: the same through what is no file’s address', () => {
  const collections = [
    'downloads',
    'download_categories',
    'download_subcategories',
    'categories_main',
    'e_news',
    'enews',
    'faq',
    'faqs',
    'main_faq',
    'sub_faq',
    'faq_feedback',
    'faq_misses',
    'library_files',
    'library_previews',
    'library_counts',
    'notification_marks',
    'notification_looks',
    'followed_branches',
    'directus_files',
    '_downloads_v',
  ]

  it('is forbidden on /items to a member as to a stranger, as if it were not there', async () => {
    const { files, download } = areas
    for (const name of collections)
      for (const way of ['', `/${download.id}`, `/${files.manual}`, '?fields=*.*&limit=-1'])
        for (const caller of [{}, bearer(member)]) {
          const answer = await sendRaw(service.url, `/items/${name}${way}`, { headers: caller })
          expect([name, answer.status]).toEqual([name, 403])
          expectClean(answer, name)
        }
  })

  it('is no call of /api and /files', async () => {
    const { manual } = areas.files
    // Board pictures are only uploaded and deleted there, never read. The answer is the same for every id.
    const answers: Record<string, number> = {
      [`/files/${manual}`]: 405,
      '/files': 405,
      [`/api/library-files/${manual}`]: 404,
    }
    for (const [path, status] of Object.entries(answers))
      for (const caller of [{}, bearer(member)])
        expect((await sendRaw(service.url, path, { headers: caller })).status, path).toBe(status)
  })

  it('is behind the gate of Payload’s REST, its bytes by their stored names too', async () => {
    const { payload } = service
    const { files } = areas
    const { docs } = await payload.find({ collection: 'library-files', limit: 0 })
    const drawn = (await readdir(env.libraryDir)).filter((name) => name.endsWith('.webp'))
    const names = [...docs.map(({ filename }) => String(filename)), ...drawn]
    expect(names.length).toBeGreaterThan(9)
    const paths = [
      ...names.flatMap((name) => [
        `/cms-api/library-files/file/${name}`,
        `/cms-api/media/file/${name}`,
        `/cms-api/media/file/..%2flibrary%2f${name}`,
      ]),
      `/cms-api/library-files/${files.manual}`,
      ...[
        'library-files',
        'library-previews',
        'downloads?draft=true',
        'downloads/versions',
        'enews',
        'faqs',
        'faq-feedback',
        'notifications',
        'notification-marks',
        'notification-looks',
        'followed-branches',
        'board-posts',
        'board-replies',
        'board-pictures',
        'board-visits',
      ].map((path) => `/cms-api/${path}`),
    ]
    const { token } = member
    const callers: Headers[] = [
      {},
      bearer(member),
      { authorization: `JWT ${token}` },
      { cookie: `payload-token=${token}` },
    ]
    for (const path of paths)
      for (const headers of callers) {
        const answer = await sendRaw(staff.url, path, { headers })
        // Ambiguous paths are rejected as invalid.
        const refused = path.includes('%2f') ? 400 : 403
        expect([path, answer.status]).toEqual([path, refused])
        expect(answer.text).not.toMatch(new RegExp(`${secretText}|%PDF|คู่มือ`))
      }
  })

  it('would be refused by Payload itself, if the gate stood open', async () => {
    const { payload } = service
    const { id } = areas.download
    const asNobody = { overrideAccess: false } as const
    for (const collection of ['library-files', 'library-previews', 'downloads', 'enews'] as const)
      await expect(payload.find({ collection, ...asNobody })).rejects.toMatchObject({ status: 403 })
    const versions = payload.findVersions({ collection: 'downloads', ...asNobody })
    await expect(versions).rejects.toMatchObject({ status: 403 })
    const one = payload.findByID({ collection: 'downloads', id, ...asNobody })
    await expect(one).rejects.toMatchObject({ status: 403 })
  })
})
