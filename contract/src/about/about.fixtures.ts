import type { EntityFixture } from '../wire/entity.fixtures.ts'
import type {
  AboutPage,
  AboutSection,
  Milestone,
  OfficialChannel,
  Reward,
} from './about.contract.ts'

const picture = '6b2c3d4e-5f60-4172-8394-a5b6c7d8e9f0'

/** A record with title and description in the language block. */
function inBlocks<const Own extends object>(
  own: Own,
  thai: { title: string; description: string | null },
  english: typeof thai,
) {
  return {
    clean: { th: { ...own, ...thai }, en: { ...own, ...english } },
    wire: {
      th: { ...own, data: { languages_code: 'th', ...thai } },
      en: { ...own, data: { languages_code: 'en', ...english } },
    },
    otherShapes: {
      'texts under translations': {
        ...own,
        translations: [
          { languages_code: 'th-TH', ...thai },
          { languages_code: 'en-US', ...english },
        ],
      },
    },
  }
}

const standard = {
  id: 3,
  status: 'published',
  sort: 1,
  slug: 'our-standard',
  image: picture,
  untranslated: new Array<string>(),
} as const
const standardChanged = '2026-10-20T05:00:00.000Z'
const standardTexts = [
  { title: 'มาตรฐานร้านฟองใส', description: '<h2>ถังสะอาด</h2><p>ล้างถังทุกคืน</p>' },
  { title: 'Our standard', description: '<h2>A clean drum</h2><p>Rinsed every night</p>' },
] as const

export const aboutPageFixture: EntityFixture<AboutPage> = {
  ...inBlocks({ ...standard, date_updated: standardChanged }, ...standardTexts),
  clean: inBlocks({ ...standard, updatedAt: standardChanged }, ...standardTexts).clean,
}

const section = { id: 1, image: picture }
const sectionChanged = '2026-09-02T04:30:00.000Z'
const sectionTexts = [
  { title: 'ที่มาของฟองใส', description: '<p>เริ่มจากห้องแถวสองคูหา</p>' },
  { title: 'How Fongsai began', description: '<p>With two shophouses</p>' },
] as const

export const aboutSectionFixture: EntityFixture<AboutSection> = {
  ...inBlocks({ ...section, date_updated: sectionChanged }, ...sectionTexts),
  clean: inBlocks({ ...section, updatedAt: sectionChanged }, ...sectionTexts).clean,
}

export const milestoneFixture: EntityFixture<Milestone> = inBlocks(
  { id: 7, sort: null, year: 2026, image: null },
  { title: 'ครบ 120 สาขา', description: 'สาขาที่ 120 อยู่ที่น่าน' },
  { title: '120 branches', description: 'The 120th is in Nan' },
)

const reward = { id: 4, sort: 2, image: picture }
const rewardThai = 'รางวัลแฟรนไชส์ดีเด่น'
const rewardEnglish = 'Franchise of the year'

export const rewardFixture: EntityFixture<Reward> = {
  clean: { th: { ...reward, name: rewardThai }, en: { ...reward, name: rewardEnglish } },
  wire: {
    th: { ...reward, data: { languages_code: 'th', rewards_name: rewardThai } },
    en: { ...reward, data: { languages_code: 'en', rewards_name: rewardEnglish } },
  },
  otherShapes: {
    'texts under translations': {
      ...reward,
      translations: [
        { languages_code: 'th-TH', rewards_name: rewardThai },
        { languages_code: 'en-US', rewards_name: rewardEnglish },
      ],
    },
  },
}

const channel = {
  id: 2,
  status: 'published',
  sort: 1,
  image: picture,
  url: 'https://www.facebook.com/fongsai.example',
} as const

export const officialChannelFixture: EntityFixture<OfficialChannel> = {
  clean: {
    th: { ...channel, title: 'เพจเฟซบุ๊กฟองใส' },
    en: { ...channel, title: 'Fongsai on Facebook' },
  },
  wire: {
    th: { ...channel, title: 'เพจเฟซบุ๊กฟองใส' },
    en: { ...channel, title: 'Fongsai on Facebook' },
  },
  otherShapes: {},
}
