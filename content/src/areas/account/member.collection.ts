import type { CollectionConfig } from 'payload'
import { isAdministrator, isStaff, nobody } from '../../ground/access.ts'
import { optionalSwitch, requiredChoice } from '../../ground/fields/choice-fields.ts'
import { row } from '../../ground/fields/layout-fields.ts'
import { plainLongText, plainText } from '../../ground/fields/text-fields.ts'
import { uuidField } from '../../ground/fields/uuid-field.ts'
import { groups, label, languageLabels, oneAndMany } from '../../ground/languages/labels.ts'
import { signIn } from '../../ground/sign-in.ts'

const statusLabels = {
  active: label('ใช้งานได้', 'Active'),
  suspended: label('ระงับการใช้งาน', 'Suspended'),
}

/** Registered visitors. They sign in through the contract alone, never through Payload's own REST. */
export const members: CollectionConfig<'members'> = {
  slug: 'members',
  labels: oneAndMany('สมาชิก', 'Member', 'Members'),
  admin: {
    group: groups.people,
    useAsTitle: 'email',
    defaultColumns: ['email', 'firstName', 'lastName', 'status', 'createdAt'],
    listSearchableFields: ['email', 'firstName', 'lastName'],
    description: label(
      'ผู้ที่สมัครสมาชิกบนเว็บไซต์ สมาชิกเข้าระบบหลังบ้านไม่ได้',
      'Those who registered on the website. Members cannot enter the admin.',
    ),
  },
  auth: signIn(15),
  access: {
    admin: nobody,
    create: isAdministrator,
    read: isStaff,
    update: isAdministrator,
    delete: isAdministrator,
    unlock: isStaff,
  },
  fields: [
    uuidField,
    row(
      plainText('firstName', label('ชื่อ', 'First name'), 120),
      plainText('lastName', label('นามสกุล', 'Last name'), 120),
    ),
    plainText('tel', label('โทรศัพท์', 'Phone'), 30),
    plainLongText('location', label('ที่อยู่จัดส่ง', 'Delivery address'), 1000),
    { name: 'avatar', type: 'upload', relationTo: 'media', label: label('รูปประจำตัว', 'Picture') },
    {
      ...requiredChoice('language', label('ภาษา', 'Language'), languageLabels),
      defaultValue: 'th',
    },
    {
      ...requiredChoice('status', label('สถานะ', 'Status'), statusLabels),
      defaultValue: 'active',
      index: true,
    },
    optionalSwitch('emailNotifications', label('รับข่าวสารทางอีเมล', 'Receives e-mail'), false),
  ],
}
