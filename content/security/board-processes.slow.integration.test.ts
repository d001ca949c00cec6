import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recountBoard } from '../src/features/webboard/board/recount.ts'
import { storePost } from '../src/features/webboard/board/store-writing.rows.ts'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { registerMember, sendCall, type SignedMember } from '../testing/member-requests.ts'
import { startServiceProcess, type ServiceProcess } from '../testing/service-process.ts'

const authorCount = 40
let payload: BasePayload
const authors: SignedMember[] = []
let topic = 0
let services: ServiceProcess[] = []

beforeAll(async () => {
  payload = await openPayload()
  for (let index = 0; index < authorCount; index += 1) authors.push(await newAuthor(index))
  topic = await storePost(payload, {
    memberId: authors[0]?.id ?? '',
    title: 'คราบกาแฟบนเสื้อขาว',
    detail: 'ซักยังไงให้ออกคะ',
  })
  services = [await startServiceProcess(), await startServiceProcess()]
}, 120_000)
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()))
  await closePayload(payload)
})

async function newAuthor(index: number): Promise<SignedMember> {
  const author = await registerMember(payload, `author-${index}`)
  await payload.update({ collection: 'members', id: author.id, data: { emailVerified: true } })
  return author
}

/** Alternates between the two processes. */
const urlFor = (turn: number) => services[turn % services.length]?.url ?? ''

async function write(turn: number, path: string, body: object, { token } = authorAt(turn)) {
  const { status, text } = await sendCall(urlFor(turn), path, { method: 'POST', body, token })
  return { status, id: status === 200 ? Number(JSON.parse(text).data.id) : null }
}

function authorAt(turn: number): SignedMember {
  const author = authors[turn % authorCount]
  if (!author) throw new Error('There is nobody')
  return author
}

async function read(turn: number, path: string) {
  const { token } = authorAt(turn)
  const { text } = await sendCall(urlFor(turn), path, { token })
  return JSON.parse(text)
}

const post = (turn: number) =>
  write(turn, '/items/web_boards', {
    title: `ผ้าขาวเหลือง ${turn}`,
    detail: `แช่น้ำส้มแล้วยังไม่หาย ${turn}`,
  })
const reply = (turn: number) =>
  write(turn, '/items/feedback_webboard', { web_board: topic, detail: `ตากแดดดูครับ ${turn}` })

/** Both processes get as many posts as replies. */
const isPost = (turn: number) => turn % 4 < 2

it('forty who write at once, to two processes, are all stored once, and counted', async () => {
  const turns = Array.from({ length: authorCount }, (_, turn) => turn).slice(1)
  const answers = await Promise.all(turns.map((turn) => (isPost(turn) ? post : reply)(turn)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const posts = turns.filter(isPost).length
  for (const turn of [0, 1]) {
    const { total, result } = await read(turn, '/api/web_board?limit=100&order=newest')
    expect(total.total).toBe(posts + 1)
    expect(new Set(result.map(({ id }: { id: number }) => id)).size).toBe(posts + 1)
    const { data } = await read(
      turn,
      `/items/feedback_webboard?filter[web_board][_eq]=${topic}&limit=-1`,
    )
    const places = data.map(({ position }: { position: number }) => position)
    expect(places).toEqual(Array.from({ length: turns.length - posts }, (_, index) => index + 1))
  }
  expect(await recountBoard(payload)).toEqual({ shown: 0, replies: 0 })
})

it('the same text of one author, at once to two processes, is stored once', async () => {
  const author = await newAuthor(authorCount)
  const text = { title: 'ซักผ้านวมกี่บาท', detail: 'ผืนหกฟุตครับ ไปคืนนี้' }
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, turn) => write(turn, '/items/web_boards', text, author)),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

it('what a process acknowledged before it was killed stands in the other, and is counted', async () => {
  const newcomers = []
  for (let index = 0; index < 12; index += 1) newcomers.push(await newAuthor(100 + index))
  const dying = services[0]
  const acknowledged: number[] = []
  const writing = newcomers.map(async ({ token }, index) => {
    const body = { title: `เครื่องไม่เดิน ${index}`, detail: `หยอดไปแล้วสี่สิบบาท ${index}` }
    const sent = { method: 'POST', body, token }
    const answer = await sendCall(dying?.url ?? '', '/items/web_boards', sent).catch(() => null)
    if (answer?.status === 200) acknowledged.push(Number(JSON.parse(answer.text).data.id))
    // In the middle of the others.
    if (acknowledged.length === 4) await dying?.kill()
  })
  await Promise.all(writing)
  expect(acknowledged.length).toBeGreaterThanOrEqual(4)
  for (const id of acknowledged)
    expect((await read(1, `/items/web_boards/${id}`)).data).toMatchObject({ id })
  expect(await recountBoard(payload)).toEqual({ shown: 0, replies: 0 })
})

it('views that were counted in two processes are added up', async () => {
  services[0] = await startServiceProcess()
  const before = (await read(0, `/items/web_boards/${topic}`)).data.views
  // Members who replied count as having read it.
  const readers = authors.flatMap((_, turn) => (turn > 1 && isPost(turn) ? [turn] : []))
  for (const turn of readers) await read(turn, `/api/web_board/${topic}`)
  await Promise.all(services.map((service) => service.stop()))
  services = [await startServiceProcess()]
  expect((await read(0, `/items/web_boards/${topic}`)).data.views).toBe(before + readers.length)
}, 60_000)
