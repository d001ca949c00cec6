import { spellEmail } from '@washhouse/contract/person/email'
import type { CollectionAfterDeleteHook, CollectionConfig, FieldHook } from 'payload'
import { type AgeDeclaration, locationLength } from '@washhouse/contract/account/account.contract'
import { personLengths } from '@washhouse/contract/person/person-lengths'
import { endSessionsOf } from '../../../core/accounts/sessions/member-session.rows.ts'
import { isStaff, nobody } from '../../../platform/access.ts'
import {
  optionalChoice,
  optionalSwitch,
  requiredChoice,
} from '../../../platform/fields/choice-fields.ts'
import {
  validateName,
  optionalEmail,
  optionalOwnPhone,
  storedPhone,
} from '../../../platform/fields/contact-rules.ts'
import { momentField } from '../../../platform/fields/date-fields.ts'
import { row } from '../../../platform/fields/layout-fields.ts'
import { normalizedText, plainLongText, plainText } from '../../../platform/fields/text-fields.ts'
import type { TextRule } from '../../../platform/fields/text-rule.ts'
import { uuidField } from '../../../platform/fields/uuid-field.ts'
import {
  groups,
  label,
  type Label,
  languageLabels,
  oneAndMany,
} from '../../../platform/languages/labels.ts'

const statusLabels = {
  active: label('ใช้งานได้', 'Active'),
  suspended: label('ระงับการใช้งาน', 'Suspended'),
}

const frequencyLabels = {
  none: label('ไม่ต้องส่งสรุป', 'None'),
  weekly: label('สัปดาห์ละครั้ง', 'Weekly'),
}

const ageLabels: Record<AgeDeclaration, Label> = {
  of_age: label('20 ปีขึ้นไป', '20 or older'),
  guardian_agrees: label('ยังไม่ถึง 20 ปี ผู้ปกครองอนุญาต', 'Under 20, the guardian agrees'),
}

const lastUsedAt = momentField('lastUsedAt', label('ใช้ครั้งสุดท้าย', 'Last use'))

const inLowerCase: FieldHook = ({ value }) =>
  typeof value === 'string' ? spellEmail(value).toLowerCase() : value

/** Stored members of the demo have an underscore in their domain, which no call accepts. */
const validateEmail: TextRule = (value, field) => optionalEmail(value?.replaceAll('_', '-'), field)

const endSessions: CollectionAfterDeleteHook = ({ id, req }) =>
  endSessionsOf(req.payload, String(id))

/**
 * Registered visitors. Payload's own sign-in, password reset and sessions are off: members use the contract's calls
 * (decision 0022).
 */
export const members: CollectionConfig<'members'> = {
  slug: 'members',
  labels: oneAndMany('สมาชิก', 'Member', 'Members'),
  admin: {
    group: groups.people,
    useAsTitle: 'email',
    defaultColumns: ['email', 'firstName', 'lastName', 'status', 'emailVerified', 'createdAt'],
    hideAPIURL: true,
    listSearchableFields: ['email', 'firstName', 'lastName'],
    description: label(
      'ผู้ที่สมัครสมาชิกบนเว็บไซต์ สมาชิกเข้าระบบหลังบ้านไม่ได้',
      'Those who registered on the website. Members cannot enter the admin.',
    ),
  },
  access: { read: isStaff, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  lockDocuments: false,
  hooks: { afterDelete: [endSessions] },
  fields: [
    uuidField,
    {
      name: 'care',
      type: 'ui',
      admin: {
        components: {
          Field:
            '/features/account/administration/member-administration.admin.tsx#MemberAdministration',
        },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    {
      name: 'email',
      type: 'email',
      label: label('อีเมล', 'Email'),
      required: true,
      unique: true,
      hooks: { beforeValidate: [inLowerCase] },
      custom: { judge: validateEmail },
    },
    // Argon2id; null without a password.
    {
      name: 'passwordHash',
      type: 'text',
      hidden: true,
      access: { read: nobody, create: nobody, update: nobody },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    row(
      {
        ...plainText('firstName', label('ชื่อ', 'First name'), personLengths.name),
        custom: { judge: validateName },
      },
      {
        ...plainText('lastName', label('นามสกุล', 'Last name'), personLengths.name),
        custom: { judge: validateName },
      },
    ),
    normalizedText('tel', label('โทรศัพท์', 'Phone'), [storedPhone, optionalOwnPhone]),
    plainLongText('location', label('ที่อยู่จัดส่ง', 'Delivery address'), locationLength),
    {
      name: 'avatar',
      type: 'upload',
      relationTo: 'member-pictures',
      label: label('รูปโปรไฟล์', 'Profile picture'),
    },
    {
      ...requiredChoice('language', label('ภาษา', 'Language'), languageLabels),
      defaultValue: 'th',
    },
    {
      ...requiredChoice('status', label('สถานะ', 'Status'), statusLabels),
      defaultValue: 'active',
      index: true,
    },
    plainText('suspendedReason', label('เหตุผลที่ระงับ', 'Why suspended'), 500),
    {
      ...optionalSwitch('emailVerified', label('ยืนยันอีเมลแล้ว', 'Email confirmed'), false),
      admin: { readOnly: true },
    },
    optionalSwitch('emailNotifications', label('รับข่าวสารทางอีเมล', 'Gets news by email'), false),
    {
      ...optionalChoice('emailFrequency', label('ความถี่ของอีเมล', 'How often'), frequencyLabels),
      defaultValue: 'none',
    },
    {
      ...optionalChoice('ageDeclaration', label('อายุตามที่แจ้ง', 'Age, as declared'), ageLabels),
      admin: {
        readOnly: true,
        description: label(
          'ผู้ที่แจ้งว่ายังไม่ถึง 20 ปี จะไม่ได้รับข่าวและโปรโมชัน เว้นว่างคือไม่เคยถาม',
          'Members under 20 get no news and offers. Empty: never asked.',
        ),
      },
    },
    // Copied from sessions once a day (retention/unused-members.ts); a live session may have a later use.
    { ...lastUsedAt, admin: { ...lastUsedAt.admin, readOnly: true } },
    // When the first deletion warning for inactivity was sent; void if older than the last use.
    { name: 'inactiveToldAt', type: 'date', admin: { hidden: true } },
    { name: 'inactiveToldAgainAt', type: 'date', admin: { hidden: true } },
  ],
}
