import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader } from './chosen-style.route.ts'

async function styleFor(cookie: string, query = '?round=1') {
  const url = new URL(`https://www.fongsai.example/consent/chosen.css${query}`)
  const answer = loader({
    request: new Request(url, { headers: { cookie } }),
    url,
    pattern: '/consent/chosen.css',
    params: {},
    context: new RouterContextProvider(),
  })
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  return await answer.text()
}

test('without JavaScript the banner is hidden from visitors who have chosen in this round', async () => {
  for (const cookie of ['generalCookie=isSet', 'generalCookie=isSet; adsCookie=isSet'])
    expect(await styleFor(cookie)).toContain('.consent, .policy__choice { display: none }')
  expect(await styleFor('generalCookie=isSet; consentRound=2', '?round=2')).not.toBe('')
})

test('all others see it', async () => {
  for (const cookie of ['', 'generalCookie=true', 'xgeneralCookie=isSet'])
    expect(await styleFor(cookie)).toBe('')
  for (const query of ['?round=2', '?round=x'])
    expect(await styleFor('generalCookie=isSet', query)).toBe('')
})
