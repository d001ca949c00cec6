import type { EntityFixture } from '../wire/entity.fixtures.ts'
import type { Policy, PolicyImage } from './policy.contract.ts'

const pdf = '1e4f5061-7283-4d94-8ea5-cf1031425d6e'
const image = '2f506172-8394-4ea5-9fb6-d02142536e7f'

const policyThai = {
  title: 'นโยบายความเป็นส่วนตัว',
  description: '<h2>เราเก็บอะไร</h2><p>เท่าที่จำเป็น</p>',
}
const policyEnglish = {
  title: 'Privacy policy',
  description: '<h2>What we keep</h2><p>What we need.</p>',
}
const changed = '2026-10-01T03:00:00.000Z'
const own = { id: 1, status: 'published' as const, pdf, untranslated: [] }

export const policyFixture: EntityFixture<Policy> = {
  clean: {
    th: { ...own, updatedAt: changed, ...policyThai },
    en: { ...own, updatedAt: changed, ...policyEnglish },
  },
  wire: {
    th: { ...own, date_updated: changed, ...policyThai },
    en: { ...own, date_updated: changed, ...policyEnglish },
  },
  otherShapes: {},
}

const picture = { id: 2, status: 'published', sort: 1, image } as const
const captionThai = 'สิทธิของคุณบนหนึ่งหน้า'
const captionEnglish = 'Your rights on one page'

export const policyImageFixture: EntityFixture<PolicyImage> = {
  clean: {
    th: { ...picture, caption: captionThai },
    en: { ...picture, caption: captionEnglish },
  },
  wire: {
    th: { ...picture, caption: captionThai },
    en: { ...picture, caption: captionEnglish },
  },
  otherShapes: {},
}
