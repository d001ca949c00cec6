import type { CollectionConfig } from 'payload'
import { isStaff, readOnlyTo } from '../../platform/access.ts'
import { optionalChoice, requiredChoice } from '../../platform/fields/choice-fields.ts'
import { plainText } from '../../platform/fields/text-fields.ts'
import { label, languageLabels, oneAndMany } from '../../platform/languages/labels.ts'
import { consentActLabels, consentChannelLabels, purposeLabels } from './consent.labels.ts'

/**
 * What members have agreed to and taken back, a row each time; `member-consents.rows.ts` adds to it, nobody changes it. It
 * stands on the member's own page.
 */
export const memberConsents: CollectionConfig<'member-consents'> = {
  slug: 'member-consents',
  labels: oneAndMany('ความยินยอมของสมาชิก', 'Consent of a member', 'Consents of members'),
  ...readOnlyTo(isStaff),
  fields: [
    // No relation: erasing a member waits for nothing.
    { name: 'memberId', type: 'text', required: true, index: true, maxLength: 36 },
    requiredChoice('purpose', label('เรื่อง', 'Purpose'), purposeLabels),
    requiredChoice('act', label('ทำอะไร', 'Act'), consentActLabels),
    // Null: nobody had named one yet.
    plainText('policyVersion', label('ฉบับของนโยบาย', 'Version of the policy'), 40),
    // Null: he read nothing, as when his mail program reports spam.
    optionalChoice('language', label('ภาษาที่แสดง', 'Language'), languageLabels),
    requiredChoice('channel', label('ช่องทาง', 'Channel'), consentChannelLabels),
  ],
}
