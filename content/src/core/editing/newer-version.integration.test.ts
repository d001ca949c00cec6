import type { BasePayload, CollectionSlug, Field, GlobalSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBranch } from '../../../testing/branch-records.ts'
import { createExample, exampleSlugs } from '../../../testing/example-records.ts'
import { createProvince, staffData } from '../../../testing/record-data.ts'
import { signInAs, startStaffService, type StaffService } from '../../../testing/staff-service.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'

interface Save {
  as?: string
  /** A query parameter. */
  locale?: 'th' | 'en'
  draft?: boolean
  language?: 'th' | 'en'
}

let payload: BasePayload
let service: StaffService
let province: number
const tokens = new Map<string, string>()
let count = 0

beforeAll(async () => {
  payload = await openPayload()
  for (const [mark, name] of [
    ['malee', 'มาลี'],
    ['anan', 'อนันต์'],
  ] as const) {
    const { email } = await payload.create({
      collection: 'staff',
      data: { ...staffData(mark, 'administrator'), name },
    })
    tokens.set(mark, await signInAs(payload, email))
  }
  service = await startStaffService(payload)
  province = await createProvince(payload)
})
afterAll(async () => {
  service?.stop()
  await closePayload(payload)
})

/** A save like the admin's form: PATCH for a record, POST for a global. */
async function save(path: string, data: object, given: Save = {}) {
  const { as = 'malee', locale = 'th', draft = false, language = 'en' } = given
  const query = `?locale=${locale}&depth=0&fallback-locale=null&draft=${draft}`
  const token = tokens.get(as)
  const response = await fetch(`${service.url}/cms-api/${path}${query}`, {
    method: path.startsWith('globals/') ? 'POST' : 'PATCH',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(token ? { authorization: `JWT ${token}` } : {}),
    },
    body: JSON.stringify(data),
  })
  const answer = await response.json()
  const [error] = answer.errors ?? []
  return {
    status: response.status,
    document: answer.doc ?? answer.result,
    message: String(error?.message ?? ''),
    fields: error?.data?.errors?.map(({ path: field }: { path: string }) => field),
    told: String(error?.data?.errors?.[0]?.message ?? ''),
  }
}

async function read(id: number, locale: 'th' | 'en' = 'th') {
  return await payload.findByID({ collection: 'branches', id, locale, draft: true, depth: 0 })
}

async function openBranch() {
  count += 1
  const { id } = await createBranch(payload, province, count)
  return { path: `branches/${id}`, ...(await read(id)) }
}

describe('of two editors who opened the same version', () => {
  it.each([
    ['publishes', false, 'published'],
    ['saves a draft', true, 'draft'],
  ] as const)(
    'an editor who %s second learns who saved the newer one, and when',
    async (_, draft, status) => {
      const { id, path, updatedAt } = await openBranch()
      const first = await save(
        path,
        { landmark: 'ประตูท่าแพ', updatedAt, _status: status },
        { draft },
      )
      expect(first).toMatchObject({ status: 200, document: { landmark: 'ประตูท่าแพ' } })

      const data = { landmark: '', name: 'ปิดซ่อม', updatedAt, _status: status }
      const second = await save(path, data, { as: 'anan', draft })
      expect(second).toMatchObject({ status: 409, fields: ['newerVersion'] })
      expect(second.told).toMatch(/^มาลี saved this on \d+ \w+ \d{4}, \d\d:\d\d, after you/)
      expect(await read(id)).toMatchObject({
        landmark: 'ประตูท่าแพ',
        name: expect.stringContaining('สาขา'),
      })

      const thai = await save(path, data, { as: 'anan', draft, language: 'th' })
      expect(thai.told).toMatch(/^คุณมาลี บันทึกรายการนี้เมื่อ /)

      const { updatedAt: newest } = await read(id)
      const chosen = { name: 'ปิดซ่อม', updatedAt: newest, _status: status }
      expect(await save(path, chosen, { as: 'anan', draft })).toMatchObject({ status: 200 })
      expect(await read(id)).toMatchObject({ landmark: 'ประตูท่าแพ', name: 'ปิดซ่อม' })
    },
  )

  it('an editor who publishes over a newer draft is notified as well', async () => {
    const { path, updatedAt } = await openBranch()
    const draft = { landmark: 'ร่าง', updatedAt, _status: 'draft' }
    expect(await save(path, draft, { draft: true })).toMatchObject({ status: 200 })
    const published = { name: 'ปิดซ่อม', updatedAt, _status: 'published' }
    expect(await save(path, published, { as: 'anan' })).toMatchObject({ status: 409 })
  })

  it('an editor who writes the other language second is notified as well, and saves both in the end', async () => {
    const { id, path, updatedAt } = await openBranch()
    expect(await save(path, { name: 'ชื่อไทย', updatedAt })).toMatchObject({ status: 200 })
    const english = { name: 'English name', updatedAt }
    const given = { as: 'anan', locale: 'en' } as const
    expect(await save(path, english, given)).toMatchObject({ status: 409 })
    const { updatedAt: newest } = await read(id)
    expect(await save(path, { ...english, updatedAt: newest }, given)).toMatchObject({
      status: 200,
    })
    expect([(await read(id)).name, (await read(id, 'en')).name]).toEqual(['ชื่อไทย', 'English name'])
  })

  it('an editor with two open windows learns that they saved it themselves', async () => {
    const { path, updatedAt } = await openBranch()
    await save(path, { name: 'หนึ่ง', updatedAt })
    const { told } = await save(path, { name: 'สอง', updatedAt })
    expect(told).toMatch(/^You, in another window, saved this/)
  })

  it('one wins when both save at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, path, updatedAt } = await openBranch()
      const saves = ['malee', 'anan', 'malee', 'anan'].map((as, index) =>
        save(path, { name: `งานที่ ${index}`, updatedAt, _status: 'published' }, { as }),
      )
      const answers = await Promise.all(saves)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
      const winner = answers.findIndex(({ status }) => status === 200)
      expect(await read(id)).toMatchObject({ name: `งานที่ ${winner}` })
    }
  })
})

describe('a save', () => {
  it('goes on from the version that it gave itself', async () => {
    const { path, updatedAt } = await openBranch()
    const { document } = await save(path, { name: 'หนึ่ง', updatedAt })
    const next = await save(path, { name: 'สอง', updatedAt: document.updatedAt })
    expect(next).toMatchObject({ status: 200, document: { name: 'สอง' } })
  })

  it('that was refused for a wrong field leaves the version open to its editor', async () => {
    const { path, updatedAt } = await openBranch()
    const hours = { isOpenAllDay: false, weekdayOpens: '25:99' }
    const wrong = await save(path, { hours, updatedAt, _status: 'published' })
    expect(wrong.fields).toContain('hours.weekdayOpens')
    const right = await save(path, { name: 'ปิดซ่อม', updatedAt, _status: 'published' })
    expect(right).toMatchObject({ status: 200 })
  })

  it('without a version overwrites, as programs do', async () => {
    const { path, updatedAt } = await openBranch()
    await save(path, { landmark: 'ประตูท่าแพ', updatedAt })
    const answer = await save(path, { name: 'ปิดซ่อม' }, { as: 'anan' })
    const document = { landmark: 'ประตูท่าแพ', name: 'ปิดซ่อม' }
    expect(answer).toMatchObject({ status: 200, document })
  })

  it.each([['yesterday'], [7], [{}], ['']])(
    'with the version %j is refused by its name',
    async (updatedAt) => {
      const { id, path } = await openBranch()
      const answer = await save(path, { name: 'ปิดซ่อม', updatedAt })
      expect(answer).toMatchObject({ status: 400, fields: ['updatedAt'] })
      expect(await read(id)).toMatchObject({ name: expect.stringContaining('สาขา') })
    },
  )

  it('of a stranger is forbidden, without the name of who saved it', async () => {
    const { id } = await openBranch()
    const data = { updatedAt: '2020-01-01T00:00:00.000Z' }
    const saving = payload.update({ collection: 'branches', id, data, overrideAccess: false })
    await expect(saving).rejects.toMatchObject({ status: 403 })
  })

  it('of what somebody else is editing is refused in the editor’s language, unless it is made from the newest version', async () => {
    const { id, path, updatedAt } = await openBranch()
    const { docs } = await payload.find({ collection: 'staff', sort: 'id', limit: 1 })
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'branches', value: id },
        user: { relationTo: 'staff', value: Number(docs[0]?.id) },
      },
    })
    const given = { as: 'anan', language: 'th' } as const
    const message = 'มีผู้อื่นกำลังแก้รายการนี้อยู่ จึงบันทึกหรือลบไม่ได้ในตอนนี้'
    expect(await save(path, { name: 'ปิด' }, given)).toMatchObject({ status: 423, message })
    expect(await save(path, { name: 'ปิด', updatedAt }, given)).toMatchObject({ status: 200 })
  })

  it('is somebody’s of staff, and nobody can say that it was another’s', async () => {
    const { id, path } = await openBranch()
    const saver = async () => (await read(id)).savedBy
    expect(await saver()).toBeNull()
    const { docs } = await payload.find({ collection: 'staff', sort: 'id' })
    await save(path, { name: 'ปิดซ่อม', savedBy: docs[0]?.id }, { as: 'anan' })
    expect(await saver()).toBe(docs[1]?.id)
  })
})

describe('every kind of record and global that editors save', () => {
  const past = '2020-01-01T00:00:00.000Z'

  it('is guarded, by the service and in its form', async () => {
    const guarded = payload.config.collections.filter(isEdited).map(({ slug }) => slug)
    for (const slug of guarded.filter(isExample)) {
      const { id } = await createExample(payload, slug)
      const answer = await save(`${slug}/${id}`, { updatedAt: past })
      expect(answer, slug).toMatchObject({ status: 409, fields: ['newerVersion'] })
    }
    expect(guarded.length).toBeGreaterThan(20)
    const forms = payload.config.collections
      .filter(isEdited)
      .map(({ admin }) => admin.components?.edit)
    for (const form of forms) expect(JSON.stringify(form)).toContain('#NewerVersion')
  })

  it('stores text typed into its form, also in collections that only the service writes', () => {
    const own = payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
    for (const { slug, admin, fields } of own) {
      const parts = JSON.stringify([admin.components?.edit, fields.filter(isUi)])
      expect(parts.match(/#TypedText/g), slug).toHaveLength(1)
    }
    for (const { slug, admin } of payload.config.globals)
      expect(JSON.stringify(admin?.components?.elements), slug).toContain('#TypedText')
  })

  it('is guarded among the globals', async () => {
    for (const { slug, admin } of payload.config.globals) {
      await payload.db.updateGlobal({ slug, data: { updatedAt: new Date().toISOString() } })
      const answer = await save(`globals/${slug}`, { updatedAt: past }, { draft: true })
      expect(answer, slug).toMatchObject({ status: 409, fields: ['newerVersion'] })
      expect(JSON.stringify(admin?.components?.elements)).toContain('#NewerVersion')
    }
  })

  it.each<[GlobalSlug, object]>([
    ['current-branch', { customers: 12, branches: 3 }],
    ['home', { _status: 'draft' }],
  ])('keeps one of two saves of %s at the same moment', async (slug, data) => {
    await payload.updateGlobal({ slug, data, draft: true })
    const { updatedAt } = await payload.findGlobal({ slug, draft: true })
    const saves = ['malee', 'anan', 'malee'].map((as) =>
      save(`globals/${slug}`, { ...data, updatedAt }, { as, draft: true }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
  })
})

function isUi({ type }: Field): boolean {
  return type === 'ui'
}

function isEdited({ slug, lockDocuments }: { slug: string; lockDocuments?: unknown }): boolean {
  return lockDocuments !== false && !slug.startsWith('payload-')
}

function isExample(slug: CollectionSlug): slug is (typeof exampleSlugs)[number] {
  return exampleSlugs.some((each) => each === slug)
}
