import type { CollectionConfig } from 'payload'
import { isAdministrator, isStaff, ownAccount, readColleagues } from '../../ground/access.ts'
import { env } from '../../ground/env.ts'
import { plainText } from '../../ground/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../ground/languages/labels.ts'
import { quietLogin } from './quiet-login.ts'
import { resetMail } from './reset-mail.ts'

const minutes = 60

export const staff: CollectionConfig<'staff'> = {
  slug: 'staff',
  labels: oneAndMany('ทีมงาน', 'Staff member', 'Staff'),
  admin: {
    group: groups.people,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'updatedAt'],
    description: label(
      'ผู้ที่เข้าระบบหลังบ้านได้ สมาชิกของเว็บไซต์ไม่อยู่ในรายการนี้',
      'Those who may enter the admin. Members of the website are not among them.',
    ),
  },
  auth: {
    useSessions: true,
    tokenExpiration: 60 * minutes,
    maxLoginAttempts: 5,
    lockTime: 5 * minutes * 1000,
    forgotPassword: resetMail,
    cookies: { sameSite: 'Lax', secure: env.contentPublicUrl?.startsWith('https:') ?? false },
  },
  access: {
    admin: isStaff,
    create: isAdministrator,
    read: readColleagues,
    update: ownAccount,
    delete: isAdministrator,
    unlock: isAdministrator,
  },
  hooks: quietLogin,
  fields: [
    plainText('name', label('ชื่อ', 'Name'), 120),
    {
      name: 'role',
      type: 'select',
      label: label('บทบาท', 'Role'),
      required: true,
      defaultValue: 'editor',
      saveToJWT: false,
      access: { create: isAdministrator, update: isAdministrator },
      options: [
        { value: 'administrator', label: label('ผู้ดูแลระบบ', 'Administrator') },
        { value: 'editor', label: label('บรรณาธิการ', 'Editor') },
        { value: 'moderator', label: label('ผู้ดูแลเว็บบอร์ด', 'Moderator') },
      ],
    },
  ],
}
