import type { EntityFixture, WireRecord } from '../wire/entity.fixtures.ts'
import type {
  CategoryDescription,
  ConsentChoice,
  CookieDetail,
  GeneralCookieDescription,
  Tracking,
} from './consent.contract.ts'

const logo = '7b1d2c3e-4f50-4a61-8b72-9c8d0e1f2a3b'
const closeIcon = '8c2e3d4f-5061-4b72-9c83-ad9e1f203b4c'

const bannerThai = {
  header: 'เว็บนี้ใช้คุกกี้',
  description: 'คุกกี้ที่จำเป็นเปิดไว้เสมอ ที่เหลือคุณเลือกเอง',
}
const bannerEnglish = {
  header: 'This site uses cookies',
  description: 'Essential ones are always on. The rest is up to you.',
}

export const cookieDetailFixture: EntityFixture<CookieDetail> = {
  clean: {
    th: { id: 1, logo, closeIcon, ...bannerThai },
    en: { id: 1, logo, closeIcon, ...bannerEnglish },
  },
  wire: {
    th: { id: 1, logo, close_icon: closeIcon, ...bannerThai },
    en: { id: 1, logo, close_icon: closeIcon, ...bannerEnglish },
  },
  otherShapes: {},
}

const generalThai = { title: 'จำการเลือกของคุณ', description: 'generalCookie เก็บไว้ 30 วัน' }
const generalEnglish = { title: 'Your choice', description: 'generalCookie, kept for 30 days.' }

export const generalCookieFixture: EntityFixture<GeneralCookieDescription> = {
  clean: { th: { id: 4, ...generalThai }, en: { id: 4, ...generalEnglish } },
  wire: { th: { id: 4, ...generalThai }, en: { id: 4, ...generalEnglish } },
  otherShapes: {},
}

const categoryThai = { title: 'คุกกี้วิเคราะห์', description: 'นับว่าหน้าไหนมีคนอ่าน' }
const categoryEnglish = { title: 'Analytics cookies', description: 'Count which pages are read.' }

export const categoryFixture: EntityFixture<CategoryDescription> = {
  clean: {
    th: { id: 1, status: 'published', ...categoryThai },
    en: { id: 1, status: 'published', ...categoryEnglish },
  },
  wire: {
    th: { id: 1, status: 'published', ...categoryThai },
    en: { id: 1, status: 'published', ...categoryEnglish },
  },
  otherShapes: {},
}

const tracking: Tracking = {
  id: 1,
  containerOne: 'GTM-ABC1234',
  containerTwo: null,
  analyticsId: 'G-1A2B3C4D5E',
  pixelId: '123456789012345',
  tagOrigin: 'https://www.googletagmanager.com',
  pixelOrigin: 'https://connect.facebook.net',
  beforeChoice: 'cookieless',
  startTicked: true,
  policyVersion: '1',
  consentRound: 1,
  overlayFirstVisit: 3000,
  overlayNavigation: 2000,
}
const trackingOnTheWire: WireRecord = {
  id: 1,
  container_one: 'GTM-ABC1234',
  container_two: null,
  analytics_id: 'G-1A2B3C4D5E',
  pixel_id: '123456789012345',
  tag_origin: 'https://www.googletagmanager.com',
  pixel_origin: 'https://connect.facebook.net',
  before_choice: 'cookieless',
  start_ticked: true,
  policy_version: '1',
  consent_round: 1,
  overlay_first_visit: 3000,
  overlay_navigation: 2000,
}

export const trackingFixture: EntityFixture<Tracking> = {
  clean: { th: tracking, en: tracking },
  wire: { th: trackingOnTheWire, en: trackingOnTheWire },
  otherShapes: {
    'no rounds': { ...trackingOnTheWire, consent_round: undefined },
    'numbers as texts': { ...trackingOnTheWire, id: '1', overlay_first_visit: '3000' },
  },
}

const choice: ConsentChoice = {
  id: '9d3f4e50-6172-4c83-8d94-be0f20314c5d',
  action: 'confirm',
  categories: ['general', 'analytics'],
  policyVersion: '1',
  language: 'th',
  channel: 'website',
}
const choiceOnTheWire: WireRecord = {
  id: choice.id,
  action: 'confirm',
  categories: ['general', 'analytics'],
  policy_version: '1',
  language: 'th',
  channel: 'website',
}

export const consentChoiceFixture: EntityFixture<ConsentChoice> = {
  clean: { th: choice, en: choice },
  wire: { th: choiceOnTheWire, en: choiceOnTheWire },
  otherShapes: {},
}
