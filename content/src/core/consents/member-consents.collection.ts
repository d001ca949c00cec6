import type { CollectionConfig } from 'payload'
import { isStaff, readOnlyTo } from '../../platform/access.ts'
import { optionalChoice, requiredChoice } from '../../platform/fields/choice-fields.ts'
import { plainText } from '../../platform/fields/text-fields.ts'
import { label, languageLabels, oneAndMany } from '../../platform/languages/labels.ts'
import { consentActLabels, consentChannelLabels, purposeLabels } from './consent.labels.ts'

/**
 * Consents that members gave and withdrew, a row each. `member-consents.rows.ts` adds rows; nothing changes them. Displayed
 * on the member's page.
 */
export const memberConsents: CollectionConfig<'member-consents'> = {
  slug: 'member-consents',
  labels: oneAndMany('ความยินยอมของสมาชิก', 'Consent of a member', 'Consents of members'),
  ...readOnlyTo(isStaff),
  fields: [
    // Not a relation, so that erasing a member waits for nothing.
    { name: 'memberId', type: 'text', required: true, index: true, maxLength: 36 },
    requiredChoice('purpose', label('เรื่อง', 'Purpose'), purposeLabels),
    requiredChoice('act', label('ทำอะไร', 'Act'), consentActLabels),
    // Null: no version existed yet.
    plainText('policyVersion', label('ฉบับของนโยบาย', 'Version of the policy'), 40),
    // Null: the member read no text, for example when the email client reports spam.
    optionalChoice('language', label('ภาษาที่แสดง', 'Language'), languageLabels),
    requiredChoice('channel', label('ช่องทาง', 'Channel'), consentChannelLabels),
  ],
}
