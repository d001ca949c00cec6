import type { CollectionConfig } from 'payload'
import {
  isAdministrator,
  isStaff,
  ownAccount,
  readColleagues,
  type StaffRole,
} from '../../ground/access.ts'
import { requiredChoice } from '../../ground/fields/choice-fields.ts'
import { plainText } from '../../ground/fields/text-fields.ts'
import { groups, label, oneAndMany, type Label } from '../../ground/languages/labels.ts'
import { signIn } from '../../ground/sign-in.ts'
import { quietLogin } from './quiet-login.ts'
import { resetMail } from './reset-mail.ts'

const roleLabels: Record<StaffRole, Label> = {
  administrator: label('ผู้ดูแลระบบ', 'Administrator'),
  editor: label('บรรณาธิการ', 'Editor'),
  moderator: label('ผู้ดูแลเว็บบอร์ด', 'Moderator'),
}

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
  auth: { ...signIn(60), forgotPassword: resetMail },
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
      ...requiredChoice('role', label('บทบาท', 'Role'), roleLabels),
      defaultValue: 'editor',
      saveToJWT: false,
      access: { create: isAdministrator, update: isAdministrator },
    },
  ],
}
