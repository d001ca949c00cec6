import type { CollectionConfig, FieldHook } from 'payload'
import {
  isAdministrator,
  isStaff,
  nobody,
  ownAccount,
  readColleagues,
  type StaffRole,
} from '../../platform/access.ts'
import { currentPasswordField } from './confirm-password.ts'
import { checkChange, forgetAccount, noteChange, readSentPassword } from './staff-hooks.ts'
import { plainEmail } from '../../core/attempts/mailbox.ts'
import { olderKeys } from '../../core/accounts/older-keys.strategy.ts'
import { mostCharacters } from '../../core/accounts/passwords/password-rule.ts'
import { requiredChoice } from '../../platform/fields/choice-fields.ts'
import { validateName } from '../../platform/fields/contact-rules.ts'
import { plainText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany, type Label } from '../../platform/languages/labels.ts'
import { signIn } from '../../platform/sign-in.ts'
import { removeNote, updateNote } from './first-administrator.ts'

const roleLabels: Record<StaffRole, Label> = {
  administrator: label('ผู้ดูแลระบบ', 'Administrator'),
  editor: label('บรรณาธิการ', 'Editor'),
  moderator: label('ผู้ดูแลเว็บบอร์ด', 'Moderator'),
}

const maxNameLength = 120

/** Without a name, the email is used and follows its changes. */
const nameOrEmail: FieldHook = ({ value, data, originalDoc }) => {
  const typed: unknown = typeof value === 'string' ? value.trim() : (value ?? '')
  if (typed !== '' && typed !== originalDoc?.email) return typed
  return plainEmail(String(data?.['email'] ?? originalDoc?.email)).slice(0, maxNameLength)
}

export const staff: CollectionConfig<'staff'> = {
  slug: 'staff',
  labels: oneAndMany('ทีมงาน', 'Staff member', 'Staff'),
  admin: {
    group: groups.people,
    // Staff are shown by name, also in relations.
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    listSearchableFields: ['name', 'email'],
    description: label(
      'ผู้ที่เข้าระบบหลังบ้านได้ สมาชิกของเว็บไซต์ไม่อยู่ในรายการนี้',
      'Those who may enter the admin. Members of the website are not among them.',
    ),
  },
  // Payload's own lock would lock out the owner; its answers would expose the token to scripts.
  auth: {
    ...signIn(60),
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    strategies: [olderKeys],
  },
  access: {
    admin: isStaff,
    create: isAdministrator,
    read: readColleagues,
    update: ownAccount,
    delete: isAdministrator,
    unlock: nobody,
  },
  hooks: {
    beforeOperation: [readSentPassword],
    beforeValidate: [checkChange],
    afterChange: [noteChange, updateNote],
    afterDelete: [forgetAccount, removeNote],
  },
  fields: [
    {
      name: 'invitation',
      type: 'ui',
      admin: {
        components: { Field: '/features/staff/invitation.admin.tsx#Invitation' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    {
      ...plainText(currentPasswordField, label('รหัสผ่านปัจจุบัน', 'Current password'), mostCharacters),
      virtual: true,
      admin: {
        components: { Field: '/features/staff/current-password.admin.tsx#CurrentPassword' },
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    {
      ...plainText('name', label('ชื่อ', 'Name'), maxNameLength),
      hooks: { beforeChange: [nameOrEmail] },
      custom: { judge: validateName },
    },
    {
      ...requiredChoice('role', label('บทบาท', 'Role'), roleLabels),
      defaultValue: 'editor',
      saveToJWT: false,
      access: { create: isAdministrator, update: isAdministrator },
    },
    {
      name: 'security',
      type: 'ui',
      admin: {
        components: { Field: '/features/staff/security.admin.tsx#Security' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
  ],
}
