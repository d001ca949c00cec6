import {
  milestoneFixture,
  officialChannelFixture,
  rewardFixture,
} from '@washhouse/contract/about/about.fixtures'
import { describe, expect, test } from 'vitest'
import { partRenderer } from '../../testing/render-part.tsx'
import { AboutCards } from './about-cards.tsx'
import { aboutMessages } from './about.messages.ts'
import { OfficialChannels } from './official-channels.tsx'
import { Rewards } from './rewards.tsx'
import { Timeline } from './timeline.tsx'

const renderPart = partRenderer('en', aboutMessages)

describe('the timeline', () => {
  test('is a named list whose years count as the language does', () => {
    const thai = renderPart(<Timeline milestones={[milestoneFixture.clean.th]} />, 'th')
    expect(thai).toContain('class="timeline" role="list" aria-labelledby="timeline-title"')
    expect(thai).toContain('<time dateTime="2026">พ.ศ. 2569</time>')
    const english = renderPart(<Timeline milestones={[milestoneFixture.clean.en]} />)
    expect(english).toContain('<time dateTime="2026">2026</time>')
    expect(english).toContain('<h4>120 branches</h4>')
  })

  test('needs neither picture nor description', () => {
    const bare = { ...milestoneFixture.clean.en, image: null, description: null }
    expect(renderPart(<Timeline milestones={[bare]} />)).not.toMatch(/<img|class="lead"/)
  })
})

test('A channel shows its address, and its link has rel="noopener"', () => {
  const html = renderPart(<OfficialChannels channels={[officialChannelFixture.clean.en]} />)
  expect(html).toContain('href="https://www.facebook.com/fongsai.example" rel="noopener"')
  expect(html).toContain('<b>Fongsai on Facebook</b><small>facebook.com/fongsai.example</small>')
})

test('Rewards and channels without a picture have a sign in its place', () => {
  const reward = { ...rewardFixture.clean.en, image: null }
  const channel = { ...officialChannelFixture.clean.en, image: null }
  const sign = /<svg[^>]*class="icon/
  expect(renderPart(<Rewards rewards={[reward]} />)).toMatch(sign)
  expect(renderPart(<OfficialChannels channels={[channel]} />)).toMatch(sign)
})

test('A card leads to its page in the language of the site', () => {
  const cards = [
    { slug: 'our-standard', title: 'มาตรฐาน', image: null, excerpt: null, untranslated: ['title'] },
  ]
  expect(renderPart(<AboutCards cards={cards} />, 'th')).toContain('href="/about/our-standard"')
  const english = renderPart(<AboutCards cards={cards} />)
  expect(english).toContain('href="/en/about/our-standard"')
  expect(english).toContain('<h3 lang="th">')
})
