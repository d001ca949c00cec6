import type { CollectionConfig } from 'payload'
import { isAdministrator, isStaff, nobody } from '../../ground/access.ts'
import { env } from '../../ground/env.ts'
import { uuidField } from '../../ground/fields/uuid-field.ts'
import { groups, label, oneAndMany } from '../../ground/languages/labels.ts'

const minutes = 60

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
  auth: {
    useSessions: true,
    tokenExpiration: 15 * minutes,
    maxLoginAttempts: 5,
    lockTime: 5 * minutes * 1000,
    cookies: { sameSite: 'Lax', secure: env.contentPublicUrl?.startsWith('https:') ?? false },
  },
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
    {
      type: 'row',
      fields: [
        { name: 'firstName', type: 'text', label: label('ชื่อ', 'First name'), maxLength: 120 },
        { name: 'lastName', type: 'text', label: label('นามสกุล', 'Last name'), maxLength: 120 },
      ],
    },
    { name: 'tel', type: 'text', label: label('โทรศัพท์', 'Phone'), maxLength: 30 },
    {
      name: 'location',
      type: 'textarea',
      label: label('ที่อยู่จัดส่ง', 'Delivery address'),
      maxLength: 1000,
    },
    { name: 'avatar', type: 'upload', relationTo: 'media', label: label('รูปประจำตัว', 'Picture') },
    {
      name: 'language',
      type: 'select',
      label: label('ภาษา', 'Language'),
      required: true,
      defaultValue: 'th',
      options: [
        { value: 'th', label: label('ไทย', 'Thai') },
        { value: 'en', label: label('อังกฤษ', 'English') },
      ],
    },
    {
      name: 'status',
      type: 'select',
      label: label('สถานะ', 'Status'),
      required: true,
      defaultValue: 'active',
      index: true,
      options: [
        { value: 'active', label: label('ใช้งานได้', 'Active') },
        { value: 'suspended', label: label('ระงับการใช้งาน', 'Suspended') },
      ],
    },
    {
      name: 'emailNotifications',
      type: 'checkbox',
      label: label('รับข่าวสารทางอีเมล', 'Receives e-mail'),
      defaultValue: false,
    },
  ],
}
