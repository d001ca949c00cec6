import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { noteAct } from '../src/features/account/administration/member-history.rows.ts'
import { postsOf } from '../src/features/webboard/tables/board-tables.ts'
import { storePost, storeReply } from '../src/features/webboard/board/store-writing.rows.ts'
import { createDigest, digestKind } from '../src/features/mailing/digest/digest.kind.ts'
import { findNewest } from '../src/features/mailing/sending/campaign.rows.ts'
import { noteTested, startCampaign } from '../src/features/mailing/sending/draft.rows.ts'
import { connectionTo } from '../src/platform/database/tables.ts'
import { createLibraryFile } from '../testing/library-records.ts'
import { formOf, leadPath, photoFile, post, postJson, problem } from '../testing/lead-posts.ts'
import { registrationOf } from '../testing/member-bench.ts'
import { registerMember, sendCall } from '../testing/member-requests.ts'
import { createNews } from '../testing/news-records.ts'
import { readMail } from '../testing/read-mail.ts'
import { createNewsCategory } from '../testing/record-data.ts'
import { sendMailEvents } from '../testing/send-mail-events.ts'
import type { startStandInSmtp } from '../testing/stand-in-smtp.ts'
import type { startLineStandIn } from '../../tooling/testing/line-stand-in.ts'

/** A unique name, as typed. */
export const wira = {
  first_name: 'วีรพงศ์ธร',
  last_name: 'มณีโชติวงศ์',
  email: 'Wira.Manee@Example.com',
  tel: '0817654321',
  password: 'สามแมวกินขนมปังร้อน',
  nickname: 'ผ้านวมสีรุ้ง',
  location: 'ซอยลาดพร้าว 71 แยก 9',
  line: 'U7f3c9e51d2a84b60',
} as const

/** One per line, as the tool reads them. */
export const tracesOfWira = [
  wira.first_name,
  wira.last_name,
  wira.email,
  '081-765-4321',
  wira.nickname,
  wira.location,
  wira.line,
].join('\n')

interface Around {
  payload: BasePayload
  url: string
  branch: number
  mail: Awaited<ReturnType<typeof startStandInSmtp>>
  line: Awaited<ReturnType<typeof startLineStandIn>>
  /** A call to the admin API as administrator. */
  cms: (path: string, method?: string, body?: object) => Promise<{ status: number; text: string }>
}

/** Registers Wira, who then leaves personal data wherever a member can. */
export async function liveAsWira({ payload, url, branch, mail, line, cms }: Around) {
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const sent = { method, body, ...(token === undefined ? {} : { token }) }
    const { status, text } = await sendCall(url, path, sent)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  const mailed = async (to: string, holds: RegExp): Promise<string> => {
    for (const until = Date.now() + 60_000; Date.now() < until; await pause(100))
      for (const each of mail.mails.filter((one) => one.to.includes(to.toLowerCase()))) {
        const [, found] = holds.exec(readMail(each.raw).html) ?? []
        if (found !== undefined) return found
      }
    throw new Error(`No mail held ${holds.source}`)
  }

  const { first_name, last_name, email, tel, password } = wira
  await send(
    'POST',
    '/users',
    registrationOf('wira', { first_name, last_name, email, tel, password }),
  )
  const token = await mailed(email, /\/verify\?token=([\w-]{43})"/)
  await send('POST', '/auth/verify', { token })
  const { data } = await send('POST', '/auth/login', { email, password })
  const access: string = data.access_token
  const bearer = { authorization: `Bearer ${access}` }
  const me = (await send('GET', '/users/me', undefined, access)).data
  const own = { location: wira.location, email_notifications: true, email_frequency: 'weekly' }
  await send('PATCH', '/users/me', own, access)
  await required(
    post(`${url}/users/me/avatar`, formOf({}, { picture: await photoFile(90, 90) }), bearer),
  )
  const avatar = (await send('GET', '/users/me', undefined, access)).data.avatar
  await required(fetch(`${url}/assets/${avatar}?width=64&height=64`, { headers: bearer }))
  await joinLine()

  await report({ message: `ผม ${first_name} โทร 081-765-4321` }, bearer)
  await report({ message: 'แจ้งโดยไม่ได้เข้าสู่ระบบ' }, {})
  const { topic, reply } = await writeOnBoard()
  await readFiles()
  await beLookedAfter()
  await beMailed()
  await askForData()
  return { id: String(me.id), access, topic, reply, send }

  async function joinLine(): Promise<void> {
    line.state.user = { subject: wira.line, name: wira.first_name, email }
    const asked = { intent: 'join', current_password: password }
    const { data: started } = await send('POST', '/auth/line/start', asked, access)
    const back = { ...line.comeBack(started.url), flow: started.flow }
    await send('POST', '/auth/line/join', back, access)
  }

  async function report(change: object, headers: Record<string, string>): Promise<void> {
    const fields = problem(branch, { first_name, tel, email, ...change })
    const form = formOf(fields, { photo: await photoFile(80, 60) })
    await required(post(`${url}${leadPath}`, form, headers))
  }

  /** Writes Wira's topic and reply, answers that quote it, and a pending post with a phone number. */
  async function writeOnBoard() {
    await send('PATCH', '/api/web_board_author', { nickname: wira.nickname }, access)
    const held = { title: 'ขายผ้านวมมือสอง', detail: 'สนใจโทร 081-765-4321 ครับ' }
    await send('POST', '/items/web_boards', held, access)
    const piti = await registerMember(payload, 'piti')
    const text = { title: 'ผ้านวมหกฟุตซักเครื่องไหนดี', detail: 'เครื่องใหญ่เต็มตลอดเลยครับ' }
    const topic = await storePost(payload, { memberId: me.id, ...text })
    const answer = { post: topic, detail: 'ลองรอบเช้ามืดครับ', quote: null }
    const reply = (await storeReply(payload, { memberId: me.id, ...answer })) ?? 0
    const quoting = { memberId: piti.id, post: topic, detail: 'จริงครับ ว่างมาก', quote: reply }
    await storeReply(payload, quoting)
    await send('POST', '/api/followed_posts', { web_board: topic }, access)
    const picture = formOf({}, { file: await photoFile(40, 30) })
    await required(post(`${url}/files`, picture, bearer))
    const states = await connectionTo(payload).select().from(postsOf(payload))
    if (!states.some(({ state }) => state === 'waiting')) throw new Error('Nothing waits')
    return { topic, reply }
  }

  async function readFiles(): Promise<void> {
    const category = await payload.create({
      collection: 'download-categories',
      data: { name: 'คู่มือ' },
    })
    const file = await createLibraryFile(payload)
    await payload.create({
      collection: 'downloads',
      locale: 'th',
      data: {
        title: 'คู่มือซักผ้านวม',
        category: category.id,
        files: [file],
        date: '2026-11-01T05:00:00.000Z',
        _status: 'published',
      },
    })
    await send('GET', '/api/downloads', undefined, access)
    await required(fetch(`${url}/assets/${file}`, { headers: bearer }))
    await send('POST', '/api/followed_branches', { branch }, access)
  }

  /** Staff's actions on Wira and notes about Wira. */
  async function beLookedAfter(): Promise<void> {
    const { docs } = await payload.find({
      collection: 'leads',
      where: { member: { equals: me.id } },
    })
    const newNote = `โทรหาคุณ${first_name} แล้ว ไม่รับสาย`
    for (const change of [{ status: 'working' }, { newNote }])
      await required(cms(`/leads/${docs[0]?.id}`, 'PATCH', change))
    await required(cms(`/members/${me.id}/export`))
    await required(cms(`/members/${me.id}/send-reset`, 'POST', {}))
    const reason = `คุณ${last_name} ขอพักบัญชี`
    await noteAct(payload, { member: me.id, act: 'suspended', by: 1, reason })
    await send('GET', '/items/notifications', undefined, access)
    await send('POST', '/api/open_notification', undefined, access)
  }

  /** Sends the digest and reports a bounced email. */
  async function beMailed(): Promise<void> {
    const category = await createNewsCategory(payload)
    await createNews(payload, { slug: 'half-price', title: 'ซักผ้านวมลดครึ่งราคา', category })
    const now = new Date()
    // Unless the service has created one.
    await createDigest(payload, { day: '2026-01-02', dueAt: now })
    const digest = await findNewest(payload, ({ kind }) => eq(kind, 'digest'))
    if (!digest) throw new Error('No digest was planned')
    await noteTested(payload, digest, now)
    await startCampaign(payload, digestKind, digest.id, now)
    await mailed(email, /(ซักผ้านวมลดครึ่งราคา)/)
    const event = { id: randomUUID(), type: 'soft_bounce', email, date: now.toISOString() }
    await required(sendMailEvents(url, [event]))
  }

  /** One request with the session and one by address only. */
  async function askForData(): Promise<void> {
    const asked = { kind: 'copy', message: `ส่งให้ ${first_name} ทางโทรศัพท์ ${tel} ก็ได้` }
    await send('POST', '/api/data_requests', asked, access)
    const { docs } = await payload.find({ collection: 'data-requests' })
    await required(
      cms(`/data-requests/${docs[0]?.id}/answer`, 'POST', { reason: `ส่งให้คุณ${first_name} แล้ว` }),
    )
    const visitor = { kind: 'access', name: first_name, email, message: 'มีอะไรของผมบ้าง' }
    await required(postJson(`${url}/api/visitor_data_requests`, visitor))
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function required<Answer extends { status: number }>(
  answer: Promise<Answer>,
): Promise<Answer> {
  const given = await answer
  if (given.status >= 300)
    throw new Error(`It was refused: ${given.status} ${JSON.stringify(given)}`)
  return given
}
