import { describe, expect, it } from 'vitest'
import { makeBranch, makeException } from './branch.fixtures.ts'
import { textIn } from '../../core/i18n/compile.server.ts'
import { describeBranch, jsonLdMessages } from './branch-json-ld.ts'

const page = {
  origin: 'https://fongsai.example',
  path: '/branch/chiang-mai-nimman',
  now: new Date('2026-11-20T12:00:00+07:00'),
  t: textIn('th', jsonLdMessages),
}

function describeIt(changes: Parameters<typeof makeBranch>[0] = {}) {
  return describeBranch({ ...page, branch: makeBranch(changes), provinceName: 'เชียงใหม่' })
}

describe('describeBranch', () => {
  it('describes a laundry with its region, place, phone and picture', () => {
    expect(describeIt()).toMatchObject({
      '@type': 'DryCleaningOrLaundry',
      name: 'เชียงใหม่ นิมมาน ซอย 9',
      url: 'https://fongsai.example/branch/chiang-mai-nimman',
      telephone: '+6620001001',
      address: { addressRegion: 'เชียงใหม่', addressCountry: 'TH' },
      geo: { latitude: 18.7987, longitude: 98.9675 },
      image: expect.stringMatching(/^https:\/\/fongsai\.example\/assets\/0{8}/),
    })
  })

  it('is one shop of the brand in both languages, each with its own page', () => {
    const describeAt = (path: string) =>
      describeBranch({ ...page, path, branch: makeBranch(), provinceName: null })
    const one = {
      '@id': 'https://fongsai.example/branch/chiang-mai-nimman#branch',
      parentOrganization: { '@id': 'https://fongsai.example/#organization' },
    }
    expect(describeAt('/branch/chiang-mai-nimman')).toMatchObject(one)
    expect(describeAt('/en/branch/chiang-mai-nimman')).toMatchObject({
      ...one,
      url: 'https://fongsai.example/en/branch/chiang-mai-nimman',
    })
  })

  it('names what is accepted as payment and what the shop has, in the page’s language', () => {
    const changes = { payments: ['coin', 'promptpay'], services: ['wash', 'wifi'] } as const
    expect(
      describeIt({ payments: [...changes.payments], services: [...changes.services] }),
    ).toMatchObject({
      paymentAccepted: 'เหรียญ, พร้อมเพย์',
      amenityFeature: [
        { '@type': 'LocationFeatureSpecification', name: 'เครื่องซัก', value: true },
        { '@type': 'LocationFeatureSpecification', name: 'Wi-Fi ฟรี', value: true },
      ],
    })
    expect(describeIt({ payments: [] })).not.toHaveProperty('paymentAccepted')
  })

  it('writes all day as every day from midnight to the last minute', () => {
    expect(describeIt()).toMatchObject({
      openingHoursSpecification: [
        {
          opens: '00:00',
          closes: '23:59',
          dayOfWeek: expect.arrayContaining(['Monday', 'Sunday']),
        },
      ],
    })
  })

  it('writes weekdays and weekend apart', () => {
    const weekday = { opens: '06:00', closes: '22:00' }
    const weekend = { opens: '07:00', closes: '01:00' }
    expect(describeIt({ hours: { kind: 'daily', weekday, weekend } })).toMatchObject({
      openingHoursSpecification: [
        { ...weekday, dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
        { ...weekend, dayOfWeek: ['Saturday', 'Sunday'] },
      ],
    })
  })

  it('has the days ahead on which it is closed or open at other times, beside the usual hours', () => {
    const at = (time: string) => new Date(`${time}:00+07:00`).toISOString()
    const exceptions = [
      makeException({ begins: at('2026-11-25T00:00'), ends: at('2026-11-28T00:00') }),
      makeException({
        kind: 'hours',
        begins: at('2026-11-28T00:00'),
        ends: at('2026-11-29T00:00'),
        opens: '18:00',
        closes: '03:00',
      }),
      makeException({ begins: at('2026-11-29T23:59'), ends: at('2026-11-30T00:00') }),
      makeException({ kind: 'notice', begins: at('2026-11-30T00:00') }),
    ]
    expect(describeIt({ exceptions })).toMatchObject({
      openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
      specialOpeningHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          validFrom: '2026-11-25',
          validThrough: '2026-11-27',
          opens: '00:00',
          closes: '00:00',
        },
        { validFrom: '2026-11-28', validThrough: '2026-11-28', opens: '18:00', closes: '03:00' },
        { validFrom: '2026-11-29', validThrough: '2026-11-29', opens: '00:00', closes: '23:59' },
      ],
    })
  })

  it('has the same hours as the page where two periods overlap, in whichever order they stand', () => {
    const at = (time: string) => new Date(`${time}:00+07:00`).toISOString()
    const hours = (from: string, to: string, opens: string) =>
      makeException({ kind: 'hours', begins: at(from), ends: at(to), opens, closes: '20:00' })
    const long = hours('2026-11-24T00:00', '2026-11-27T00:00', '09:00')
    const day = hours('2026-11-25T00:00', '2026-11-26T00:00', '12:00')
    for (const exceptions of [
      [long, day],
      [day, long],
    ])
      expect(describeIt({ exceptions })).toMatchObject({
        specialOpeningHoursSpecification: [
          { validFrom: '2026-11-24', validThrough: '2026-11-24', opens: '09:00' },
          { validFrom: '2026-11-25', validThrough: '2026-11-25', opens: '12:00' },
          { validFrom: '2026-11-26', validThrough: '2026-11-26', opens: '09:00' },
        ],
      })
  })

  it('gives a closure until further notice no last day', () => {
    const { specialOpeningHoursSpecification: special } = describeIt({
      exceptions: [makeException()],
    }) as { specialOpeningHoursSpecification?: object[] }
    expect(special).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-11-20',
        opens: '00:00',
        closes: '00:00',
      },
    ])
    expect(describeIt()).not.toHaveProperty('specialOpeningHoursSpecification')
  })

  it('leaves out what nobody has entered, and never rates a shop', () => {
    const bare = describeIt({ latitude: null, phone: null, image: null, facebook: null })
    for (const name of ['geo', 'telephone', 'image', 'sameAs', 'aggregateRating']) {
      expect(bare).not.toHaveProperty(name)
    }
  })
})
