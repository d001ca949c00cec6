import type { EntityFixture } from '../wire/entity.fixtures.ts'
import type { Machine, ProductPage } from './product.contract.ts'

const picture = '5a1b2c3d-4e5f-4061-8273-94a5b6c7d8e9'

const programmes: Machine['programmes'] = [
  { temperature: 'cold', title: null, price: 60, minutes: 32 },
  { temperature: 'warm', title: null, price: 60, minutes: 35 },
]
const machine = {
  id: 3,
  status: 'published',
  sort: 2,
  kind: 'washer',
  image: picture,
  capacity: 14,
  programmes,
} as const
const machineThai = { title: 'เครื่องซัก 14 กก.', description: null, fits: 'ผ้านวม 1 ผืน' }
const machineEnglish = { title: '14 kg washer', description: null, fits: 'One duvet' }

const changed = '2026-10-20T05:00:00.000Z'
const cleanMachine = { ...machine, updatedAt: changed }
const wireMachine = { ...machine, date_updated: changed }

export const machineFixture: EntityFixture<Machine> = {
  clean: { th: { ...cleanMachine, ...machineThai }, en: { ...cleanMachine, ...machineEnglish } },
  wire: {
    th: { ...wireMachine, data: { languages_code: 'th', ...machineThai } },
    en: { ...wireMachine, data: { languages_code: 'en', ...machineEnglish } },
  },
  otherShapes: {
    'texts under translations': {
      ...wireMachine,
      translations: [
        { languages_code: 'th-TH', ...machineThai },
        { languages_code: 'en-US', ...machineEnglish },
      ],
    },
  },
}

const page = {
  th: {
    id: 1,
    steps: [{ image: picture, title: 'แยกผ้า', text: 'ผ้าขาวไว้กองหนึ่ง' }],
    allowed: [{ title: 'ผ้าขนหนู', text: null }],
    forbidden: [{ title: 'รองเท้า', text: 'มีเครื่องซักรองเท้าให้ใช้' }],
    payments: [{ kind: 'coin', title: 'เหรียญ', text: '5 และ 10 บาท' }],
    loads: [{ title: 'ผ้านวม', washer: 3, washes: 1, dryer: 7, dries: 2 }],
  },
  en: {
    id: 1,
    steps: [{ image: picture, title: 'Sort', text: 'Whites apart' }],
    allowed: [{ title: 'Towels', text: null }],
    forbidden: [{ title: 'Shoes', text: 'There is a shoe washer' }],
    payments: [{ kind: 'coin', title: 'Coins', text: '5 and 10 baht' }],
    loads: [{ title: 'A duvet', washer: 3, washes: 1, dryer: 7, dries: 2 }],
  },
} satisfies Record<string, Omit<ProductPage, 'promiseTitle' | 'promiseText' | 'updatedAt'>>
const promise = {
  th: { promiseTitle: 'ไฟไม่เคยดับ', promiseText: 'มีคนตอบทั้งคืน' },
  en: { promiseTitle: 'The lights stay on', promiseText: 'Somebody answers all night' },
}

export const productPageFixture: EntityFixture<ProductPage> = {
  clean: {
    th: { ...page.th, ...promise.th, updatedAt: changed },
    en: { ...page.en, ...promise.en, updatedAt: changed },
  },
  wire: {
    th: { ...page.th, date_updated: changed, data: promiseIn('th') },
    en: { ...page.en, date_updated: changed, data: promiseIn('en') },
  },
  otherShapes: {},
}

function promiseIn(language: 'th' | 'en') {
  const { promiseTitle, promiseText } = promise[language]
  return { languages_code: language, promise_title: promiseTitle, promise_text: promiseText }
}
