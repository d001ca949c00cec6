import { profileFixture } from '@washhouse/contract/account/account.fixtures'
import { ownBoardAuthorFixture } from '@washhouse/contract/webboard/webboard.fixtures'
import { describe, expect, test, vi } from 'vitest'
import { ledAway, memberToken, openMemberVisit } from '../../../testing/visit.ts'
import * as picture from './picture.page.tsx'
import * as profile from './profile.page.tsx'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

const me = profileFixture.wire.en

describe('The profile', () => {
  const typed = {
    firstName: 'สมศรี',
    lastName: 'ดีใจ',
    phone: '+66 81-234-5678',
    location: '',
    language: 'en',
  }

  test('is changed field by field, what was emptied holds nothing, and every page knows the new name', async () => {
    const changed = { ...me, first_name: 'ศรี' }
    const visit = openMemberVisit({
      answers: { 'PATCH /users/me': Response.json({ data: changed }) },
    })
    const path = await ledAway(() => profile.action(visit.sends('/account/profile', typed)))
    expect(path).toBe('/en/account/profile?saved=profile')
    expect(visit.sentTo('PATCH /users/me')).toMatchObject({
      token: `Bearer ${memberToken}`,
      record: {
        first_name: 'สมศรี',
        last_name: 'ดีใจ',
        tel: '+66812345678',
        location: null,
        language: 'en',
      },
    })
    expect(visit.state).toMatchObject({ change: 'set', session: { person: { firstName: 'ศรี' } } })
  })

  test('lets only minors declare that they have turned 20', async () => {
    const saved = { 'PATCH /users/me': () => Response.json({ data: me }) }
    const visit = openMemberVisit({ answers: saved })
    await ledAway(() =>
      profile.action(visit.sends('/account/profile', { ...typed, isOfAge: 'on' })),
    )
    expect(visit.sentTo('PATCH /users/me').record).toMatchObject({ age_declaration: 'of_age' })
    const other = openMemberVisit({ answers: saved })
    await ledAway(() => profile.action(other.sends('/account/profile', typed)))
    expect(other.sentTo('PATCH /users/me').record).not.toHaveProperty('age_declaration')
  })

  test('that is refused keeps what was typed, and nothing is sent', async () => {
    const visit = openMemberVisit()
    const outcome = await profile.action(visit.sends('/account/profile', { ...typed, phone: 'x' }))
    expect(outcome).toMatchObject({
      data: {
        status: 422,
        faults: [{ name: 'phone', text: 'Numbers only' }],
        values: { lastName: 'ดีใจ' },
      },
    })
    expect(visit.asked()).toEqual([])
  })

  test('knows whether others are shown the name, and opens though that is not known', async () => {
    const result = { ...ownBoardAuthorFixture.wire.th, name: null, name_fault: 'reserved' }
    const answers = { 'GET /api/web_board_author': Response.json({ result }) }
    const load = (visit: ReturnType<typeof openMemberVisit>) =>
      profile.loader(visit.opens('/account/profile'))
    expect(await load(openMemberVisit({ answers }))).toMatchObject({ nameFault: 'reserved' })
    const failing = { 'GET /api/web_board_author': new Response(null, { status: 503 }) }
    expect(await load(openMemberVisit({ answers: failing }))).toMatchObject({ nameFault: null })
  })

  test('says what was saved only by words of its own', async () => {
    const { loader } = profile
    expect(await loader(openMemberVisit().opens('/account/profile?saved=removed'))).toMatchObject({
      done: 'picture.removed',
    })
    expect(await loader(openMemberVisit().opens('/account/profile?saved=toString'))).toMatchObject({
      done: null,
    })
  })
})

describe('The picture', () => {
  test('is sent as a file, and every page shows it', async () => {
    const visit = openMemberVisit({
      answers: { 'POST /users/me/avatar': Response.json({ data: me }) },
    })
    const file = new File(['picture'], 'me.jpg', { type: 'image/jpeg' })
    const path = await ledAway(() =>
      picture.action(visit.sends('/account/picture', { picture: file })),
    )
    expect(path).toBe('/en/account/profile?saved=picture')
    expect(visit.state.session?.person.avatar).toBe(me['avatar'])
  })

  test('is asked for where none was chosen, and nothing is sent', async () => {
    const visit = openMemberVisit()
    const none = new File([], '')
    const outcome = await picture.action(visit.sends('/account/picture', { picture: none }))
    expect(outcome).toMatchObject({
      data: { status: 422, faults: [{ text: 'Choose a picture first' }] },
    })
    expect(visit.asked()).toEqual([])
  })

  test('is removed by a button', async () => {
    const gone = { ...me, avatar: null }
    const visit = openMemberVisit({ answers: { 'PATCH /users/me': Response.json({ data: gone }) } })
    const path = await ledAway(() => picture.action(visit.sends('/account/picture?remove')))
    expect(path).toBe('/en/account/profile?saved=removed')
    expect(visit.sentTo('PATCH /users/me').record).toEqual({ avatar: null })
  })
})
