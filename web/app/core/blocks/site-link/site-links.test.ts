import type { Language } from '@washhouse/contract/language'
import { expect, test, vi } from 'vitest'
import { log } from '../../../platform/log.server.ts'
import { openPageContent } from '../../content/page-content.ts'
import { contentClient } from '../../../testing/played-client.ts'
import type { LinkContacts } from './link-target.ts'
import { openLinks } from './site-links.server.ts'

vi.mock('../../../platform/env.server.ts', () => ({ env: { LOG_LEVEL: 'silent' } }))
const settings = vi.hoisted(() => ({ now: null as unknown }))
vi.mock('../../content/content.server.ts', () => ({ readSettings: () => settings.now }))

function open(language: Language, contacts: LinkContacts | null) {
  settings.now = contacts
  const deadline = new AbortController().signal
  const content = { client: contentClient, language, deadline, visitorAddress: '192.0.2.7' }
  return openLinks(openPageContent({ ...content, onFailure: () => undefined }))
}

test('a link leads where the language and the contacts of the moment say, however often it is asked for', async () => {
  const before = { lineId: null, phone: '021234567' }
  for (let page = 0; page < 2; page += 1) {
    const thai = await open('th', before)
    expect(thai('/branch')).toEqual({ kind: 'page', to: '/branch' })
    const english = await open('en', before)
    expect(english('/branch')).toEqual({ kind: 'page', to: '/en/branch' })
    expect(english('phone')).toEqual({ kind: 'phone', href: 'tel:021234567' })
  }
  const after = await open('en', { lineId: null, phone: '029999999' })
  expect(after('phone')).toEqual({ kind: 'phone', href: 'tel:029999999' })
  const none = await open('en', null)
  expect(none('phone')).toBeNull()
})

test('each page that has a link to nowhere says so', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  const contacts = { lineId: null, phone: null }
  for (let page = 0; page < 2; page += 1) expect((await open('th', contacts))('line')).toBeNull()
  expect(warn).toHaveBeenCalledTimes(2)
})
