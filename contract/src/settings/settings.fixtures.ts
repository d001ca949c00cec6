import type { EntityFixture } from '../wire/entity.fixtures.ts'
import type { PageInfo } from './page-info.contract.ts'
import type { Settings } from './settings.contract.ts'

const shareImage = 'a3f6f1f4-3a7c-4c57-9a4e-2b5b4b1c9d10'
const background = 'e2b4c7d8-1f60-4d35-8c1b-7a9e0d2f4b63'
const editor = '6f9a1b0c-7c36-4b7e-a0d5-3e1f2c4d5b6a'

const contacts = {
  id: 1,
  logo: null,
  icon: '1d7e3c52-90ab-4f0e-b1c2-5a6d7e8f9012',
  phone: '+6621234567',
  email: 'hello@fongsai.example',
  facebook: 'https://www.facebook.com/fongsai',
}
const changed = '2026-10-20T05:00:00.000Z'

const mapStyle = 'https://tiles.example/styles/street.json'

const settingsThai = {
  brand_name: 'ฟองใส',
  home_title: 'ฟองใส ร้านสะดวกซัก ๒๔ ชั่วโมง',
  meta_keywords: 'ร้านสะดวกซัก,ซักผ้าหยอดเหรียญ,แฟรนไชส์',
  meta_description: 'ซัก อบ พับ ได้ทุกเวลา ใกล้บ้านคุณ',
  meta_author: 'บริษัท ฟองใส จำกัด',
  footer_text: 'น้ำใส ผ้าสะอาด ทุกวันทุกคืน',
  board_examples: 'กาแฟหกใส่เสื้อขาว ทำยังไงดี\nผ้านวมซักเครื่องไหน',
  faq_examples: 'ซักหมอนได้ไหม',
  download_examples: 'คู่มือเครื่องซัก',
  enews_examples: 'ซักผ้านวมไม่ให้อับ',
}
const settingsEnglish = {
  brand_name: 'Fongsai',
  home_title: 'Fongsai, the laundry that never closes',
  meta_keywords: 'laundry,coin laundry,franchise',
  meta_description: 'Wash and dry at any hour, close to home',
  meta_author: 'Fongsai Co., Ltd.',
  footer_text: 'Clear water, clean clothes, day and night',
  board_examples: 'Coffee on a white shirt\nWhich machine for a duvet?',
  faq_examples: 'Can I wash pillows?',
  download_examples: 'Washer manual',
  enews_examples: 'A duvet that smells fresh',
}

export const settingsFixture: EntityFixture<Settings> = {
  clean: {
    th: {
      ...contacts,
      lineId: '@fongsai',
      answerDays: 1,
      refundDays: null,
      shareImage,
      brandName: settingsThai.brand_name,
      homeTitle: settingsThai.home_title,
      metaKeywords: settingsThai.meta_keywords,
      metaDescription: settingsThai.meta_description,
      metaAuthor: settingsThai.meta_author,
      footerText: settingsThai.footer_text,
      boardExamples: settingsThai.board_examples,
      faqExamples: settingsThai.faq_examples,
      downloadExamples: settingsThai.download_examples,
      enewsExamples: settingsThai.enews_examples,
      mapStyleUrl: mapStyle,
      updatedAt: changed,
    },
    en: {
      ...contacts,
      lineId: '@fongsai',
      answerDays: 1,
      refundDays: null,
      shareImage,
      brandName: settingsEnglish.brand_name,
      homeTitle: settingsEnglish.home_title,
      metaKeywords: settingsEnglish.meta_keywords,
      metaDescription: settingsEnglish.meta_description,
      metaAuthor: settingsEnglish.meta_author,
      footerText: settingsEnglish.footer_text,
      boardExamples: settingsEnglish.board_examples,
      faqExamples: settingsEnglish.faq_examples,
      downloadExamples: settingsEnglish.download_examples,
      enewsExamples: settingsEnglish.enews_examples,
      mapStyleUrl: mapStyle,
      updatedAt: changed,
    },
  },
  wire: {
    th: {
      ...contacts,
      line_id: '@fongsai',
      answer_days: 1,
      refund_days: null,
      share_image: shareImage,
      map_style_url: mapStyle,
      date_updated: changed,
      data: { languages_code: 'th', ...settingsThai },
    },
    en: {
      ...contacts,
      line_id: '@fongsai',
      answer_days: 1,
      refund_days: null,
      share_image: shareImage,
      map_style_url: mapStyle,
      date_updated: changed,
      data: { languages_code: 'en', ...settingsEnglish },
    },
  },
  otherShapes: {
    'texts under translations, the picture as a record': {
      ...contacts,
      id: '1',
      line_id: '@fongsai',
      answer_days: 1,
      refund_days: null,
      share_image: { id: shareImage, type: 'image/jpeg' },
      map_style_url: mapStyle,
      date_updated: changed,
      translations: [
        { languages_code: 'th-TH', ...settingsThai },
        { languages_code: 'en-US', ...settingsEnglish },
      ],
    },
  },
}

const pageThai = { title: 'สาขาของเรา', description: 'ค้นหาร้านฟองใสใกล้คุณ เปิดทั้งวันทั้งคืน' }
const pageEnglish = {
  title: 'Our branches',
  description: 'Find a Fongsai near you, open all hours',
}

const pageOnTheWire = {
  id: 1,
  status: 'published',
  image_background: background,
  date_created: '2026-03-02T02:15:00.000Z',
  date_updated: null,
  user_created: editor,
  user_updated: null,
}

export const branchPageFixture: EntityFixture<PageInfo> = {
  clean: {
    th: {
      id: 1,
      status: 'published',
      backgroundImage: background,
      createdAt: '2026-03-02T02:15:00.000Z',
      updatedAt: null,
      createdBy: editor,
      updatedBy: null,
      ...pageThai,
    },
    en: {
      id: 1,
      status: 'published',
      backgroundImage: background,
      createdAt: '2026-03-02T02:15:00.000Z',
      updatedAt: null,
      createdBy: editor,
      updatedBy: null,
      ...pageEnglish,
    },
  },
  wire: {
    th: { ...pageOnTheWire, data: { languages_code: 'th', ...pageThai } },
    en: { ...pageOnTheWire, data: { languages_code: 'en', ...pageEnglish } },
  },
  otherShapes: {
    'texts as a list of blocks, the creator as a record': {
      ...pageOnTheWire,
      user_created: { id: editor, first_name: 'ฝนทิพย์' },
      data: [
        { languages_code: 'en', ...pageEnglish },
        { languages_code: 'th', ...pageThai },
      ],
    },
  },
}
