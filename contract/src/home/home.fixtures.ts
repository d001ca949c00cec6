import type { EntityFixture } from '../wire/entity.fixtures.ts'
import type { Home, HomeSection } from './home.contract.ts'

const sectionsThai: HomeSection[] = [
  { kind: 'banners' },
  {
    kind: 'promises',
    title: 'สะอาดแบบไม่ต้องรอฟ้า',
    lead: null,
    items: [
      { icon: 'clock', title: 'เปิดทั้งคืน', text: 'เลิกงานกี่โมงก็ซักทัน' },
      { icon: 'coin-exchange', title: 'แลกเหรียญในร้าน', text: null },
    ],
  },
  { kind: 'banner_2' },
  { kind: 'promotions', title: 'โปรโมชันเดือนนี้', lead: 'คุ้มกว่าซักเอง', category: 2 },
  {
    kind: 'franchise',
    title: 'เปิดร้านของคุณเอง',
    lead: null,
    button: { label: 'คุยกับเราทางไลน์', link: 'line' },
  },
]
const sectionsEnglish: HomeSection[] = [
  { kind: 'banners' },
  {
    kind: 'promises',
    title: 'Clean, whatever the sky does',
    lead: null,
    items: [
      { icon: 'clock', title: 'Open all night', text: 'However late work ends' },
      { icon: 'coin-exchange', title: 'Coins in the shop', text: null },
    ],
  },
  { kind: 'banner_2' },
  { kind: 'promotions', title: 'This month', lead: 'Cheaper than at home', category: 2 },
  {
    kind: 'franchise',
    title: 'Open a shop of your own',
    lead: null,
    button: { label: 'Talk to us on LINE', link: 'line' },
  },
]

const textsThai = {
  hero_title: 'ผ้าสะอาด แม้ตอนตีสอง',
  hero_text: 'ซักและอบใน ๖๐ นาที',
  popup_title: 'ตอนนี้เรามี',
  popup_text: null,
}
const textsEnglish = {
  hero_title: 'Clean, even at 2 a.m.',
  hero_text: 'Washed and dried in 60 minutes',
  popup_title: 'Right now we are',
  popup_text: null,
}

const changed = '2026-10-20T05:00:00.000Z'
const clean = { id: 1, hasPopup: true, updatedAt: changed }
const wire = { id: 1, has_popup: true, date_updated: changed }

export const homeFixture: EntityFixture<Home> = {
  clean: {
    th: { ...clean, ...cleanTexts(textsThai), sections: sectionsThai },
    en: { ...clean, ...cleanTexts(textsEnglish), sections: sectionsEnglish },
  },
  wire: {
    th: {
      ...wire,
      sections: sectionsThai,
      data: { languages_code: 'th', ...textsThai },
    },
    en: {
      ...wire,
      sections: sectionsEnglish,
      data: { languages_code: 'en', ...textsEnglish },
    },
  },
  otherShapes: {},
}

function cleanTexts({ hero_title, hero_text, popup_title, popup_text }: typeof textsThai) {
  return {
    heroTitle: hero_title,
    heroText: hero_text,
    popupTitle: popup_title,
    popupText: popup_text,
  }
}
