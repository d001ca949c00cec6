import { refusal, type ReceivedRequest } from '@washhouse/contract/client/service.fixtures'
import type { Language } from '@washhouse/contract/language'
import { boardPictureFixture } from '@washhouse/contract/webboard/webboard.fixtures'
import { errorBody, failedValidation } from '@washhouse/contract/wire/errors'
import { describe, expect, test, vi } from 'vitest'
import { requestContext } from '../../../core/request/request-context.ts'
import { ledAway, openMemberVisit } from '../../../testing/visit.ts'
import * as editPost from './edit.page.tsx'
import * as newPost from './new-post.page.tsx'
import { written } from '../webboard.fixtures.ts'
import { readImages } from './picture-list.ts'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

const texts = { title: 'เสื้อไหมพรมหดทำยังไงดี', detail: 'แช่น้ำสบู่อ่อนไว้ครึ่งชั่วโมง' }
const idOf = (number: number) => `3b1f0c52-7f0e-4f0b-9a55-00000000000${number}`
const photo = (name: string, bytes = 4) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const five = Array.from({ length: 5 }, (_, index) => photo(`${index}.jpg`))

/** A service that stores images with the ids 1, 2, 3, … */
function keeping(
  more: Record<string, Response | ((sent: ReceivedRequest) => Response)> = {},
  language: Language = 'en',
) {
  let kept = 0
  return openMemberVisit({
    language,
    answers: {
      'POST /files': () => {
        kept += 1
        return Response.json({ data: { ...boardPictureFixture.wire.en, id: idOf(kept) } })
      },
      'POST /items/web_boards': Response.json({ data: written() }),
      ...more,
    },
  })
}
const send = (visit: ReturnType<typeof keeping>, fields: object) =>
  newPost.action(visit.sends('/webboard/new', { ...texts, ...fields }))
const images = (visit: ReturnType<typeof keeping>) => visit.sentTo('POST /items/web_boards').record

describe('Pictures of a text', () => {
  test('are sent one after the other, behind those that were sent before, and named by it in their order', async () => {
    const visit = keeping()
    await ledAway(() => send(visit, { images: [idOf(9), photo('a.jpg'), photo('b.jpg')] }))
    expect(visit.asked()).toEqual(['POST /files', 'POST /files', 'POST /items/web_boards'])
    expect(images(visit)).toMatchObject({ images: [idOf(9), idOf(1), idOf(2)] })
  })

  test('stay with a form that comes back, and are not sent again', async () => {
    const visit = keeping()
    const answer = await send(visit, { title: 'ผ้า', images: [photo('a.jpg')] })
    expect(answer).toMatchObject({
      data: { faults: [{ name: 'title' }], values: { images: idOf(1) }, hadFile: false },
    })
    expect(visit.asked()).toEqual(['POST /files'])
  })

  test('are shown by a preview', async () => {
    const looked = await send(keeping(), { images: [photo('a.jpg')], preview: '1' })
    expect(looked).toMatchObject({ data: { kind: 'previewed', values: { images: idOf(1) } } })
  })

  test('are at most four, of which none is sent where there are more', async () => {
    for (const chosen of [five, [idOf(8), idOf(9), ...five.slice(2)]]) {
      const visit = keeping()
      expect(await send(visit, { images: chosen })).toMatchObject({
        data: { faults: [{ name: 'images', text: 'Up to 4 pictures. Please remove some.' }] },
      })
      expect(visit.asked()).toEqual([])
    }
  })

  test('that are too large or invalid show an error at the field, while the others stay', async () => {
    const tooLarge = await send(keeping(), {
      images: [photo('a.jpg'), photo('b.jpg', 8 * 1024 * 1024 + 1)],
    })
    expect(tooLarge).toMatchObject({
      data: {
        faults: [{ name: 'images', text: expect.stringMatching(/larger than 8 MB/) }],
        values: { images: idOf(1) },
      },
    })
    const none = refusal(400, 'FAILED_VALIDATION', 'No.')
    expect(
      await send(keeping({ 'POST /files': none }), { images: [photo('a.txt')] }),
    ).toMatchObject({
      data: { faults: [{ name: 'images', text: expect.stringMatching(/isn’t a JPEG/) }] },
    })
  })

  test.each([
    ['pixels', 'en', /limit is 50 million/],
    ['decoded', 'en', /more than 150\u00A0MB/],
    ['frames', 'th', /เกิน 500 เฟรม/],
    ['slow', 'th', /เกิน 5 วินาที/],
  ] as const)(
    'that cost too much (%s) are told of by their field, with the limit (%s)',
    async (type, language, text) => {
      const fault = errorBody([failedValidation('file', type, 'Too costly')])
      const visit = keeping({ 'POST /files': Response.json(fault, { status: 400 }) }, language)
      expect(await send(visit, { images: [photo('a.jpg')] })).toMatchObject({
        data: {
          faults: [{ name: 'images', type, text: expect.stringMatching(text) }],
          values: texts,
        },
      })
    },
  )

  test('that the overloaded service refuses show an error, and typed values stay', async () => {
    const busy = refusal(503, 'SERVICE_UNAVAILABLE', 'Too many files are coming in, try again.')
    const answer = await send(keeping({ 'POST /files': busy }), { images: [photo('a.jpg')] })
    expect(answer).toMatchObject({
      data: { kind: 'failed', status: 503, reason: 'away', values: texts },
    })
  })

  test('of a form that was cut off are not sent, and it says so', async () => {
    const visit = keeping()
    const sent = visit.sends('/webboard/new', { ...texts, images: [photo('half.jpg')] })
    const told = sent.context.get(requestContext)
    sent.context.set(requestContext, { ...told, isBodyCut: true })
    expect(await newPost.action(sent)).toMatchObject({
      data: { faults: [{ name: 'images', type: 'too_large' }], hadFile: true, values: texts },
    })
    expect(visit.asked()).toEqual([])
  })

  test.each([
    [
      429,
      { code: 'REQUESTS_EXCEEDED', type: 'too_many_pictures', retry_after: 7200 },
      /in 2 hours|2 hours/,
    ],
    [403, { code: 'FORBIDDEN', type: 'unverified' }, /Confirm your email/],
  ])(
    'that the service refuses for who sends them (%i) keep the text from being sent or shown',
    async (status, extensions, reason) => {
      for (const preview of [{}, { preview: '1' }]) {
        const body = { errors: [{ message: 'No.', extensions }] }
        const visit = keeping({ 'POST /files': Response.json(body, { status }) })
        expect(await send(visit, { images: [photo('a.jpg')], ...preview })).toMatchObject({
          data: { kind: 'refused', reason: expect.stringMatching(reason), values: texts },
        })
        expect(visit.asked()).toEqual(['POST /files'])
      }
    },
  )

  test('that cannot be sent for now leave the text in the form', async () => {
    const visit = keeping({ 'POST /files': new Response(null, { status: 503 }) })
    expect(await send(visit, { images: [photo('a.jpg')] })).toMatchObject({
      data: { kind: 'failed', reason: 'away', values: texts },
    })
  })

  test('that are ticked leave the text, and are taken back where they stand nowhere yet', async () => {
    const visit = openMemberVisit({
      answers: {
        [`DELETE /files/${idOf(1)}`]: refusal(403, 'FORBIDDEN', 'It stands in a post.'),
        'PATCH /items/web_boards/812': Response.json({ data: written() }),
      },
    })
    const fields = { ...texts, images: [idOf(1), idOf(2)], removed: idOf(1) }
    const sent = visit.sends('/webboard/:id/edit', fields)
    await ledAway(() => editPost.action({ ...sent, params: { id: '812' } }))
    expect(visit.asked()).toEqual([`DELETE /files/${idOf(1)}`, 'PATCH /items/web_boards/812'])
    expect(visit.sentTo('PATCH /items/web_boards/812').record).toMatchObject({
      images: [idOf(2)],
    })
  })

  test('are known by ids alone', () => {
    expect(readImages(`${idOf(1)},x,../../etc,${idOf(1)},${idOf(2)}`)).toEqual([idOf(1), idOf(2)])
    expect(readImages(undefined)).toEqual([])
  })
})
