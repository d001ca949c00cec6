import type { CollectionConfig } from 'payload'
import {
  isAdministrator,
  mayEnterAdmin,
  nobody,
  ownAccount,
  readColleagues,
  type StaffRole,
} from '../../ground/access.ts'
import {
  accountHooks,
  currentPasswordField,
  givenPasswordsField,
  mustChangeField,
} from '../../engines/accounts/account-hooks.ts'
import { forgotPasswordEndpoint } from '../../engines/accounts/forgot-password.endpoint.ts'
import { olderKeys } from '../../engines/accounts/older-keys.strategy.ts'
import { mostCharacters } from '../../engines/accounts/passwords/password-rule.ts'
import { resetPasswordEndpoint } from '../../engines/accounts/reset-password.endpoint.ts'
import { signInEndpoint } from '../../engines/accounts/sign-in.endpoint.ts'
import { optionalSwitch, requiredChoice } from '../../ground/fields/choice-fields.ts'
import { plainText } from '../../ground/fields/text-fields.ts'
import { groups, label, oneAndMany, type Label } from '../../ground/languages/labels.ts'
import { signIn } from '../../ground/sign-in.ts'
import { forgetFirstPassword } from './first-administrator.ts'
import { staffAccount } from './staff-account.ts'

const roleLabels: Record<StaffRole, Label> = {
  administrator: label('ผู้ดูแลระบบ', 'Administrator'),
  editor: label('บรรณาธิการ', 'Editor'),
  moderator: label('ผู้ดูแลเว็บบอร์ด', 'Moderator'),
}

const hooks = accountHooks(staffAccount)

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
  // Payload's own lock would keep its owner out of an account; its answers would show scripts the token.
  auth: {
    ...signIn(60),
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    strategies: [olderKeys],
  },
  access: {
    admin: mayEnterAdmin,
    create: isAdministrator,
    read: readColleagues,
    update: ownAccount,
    delete: isAdministrator,
    unlock: nobody,
  },
  endpoints: [
    signInEndpoint(staffAccount),
    forgotPasswordEndpoint(staffAccount),
    resetPasswordEndpoint(staffAccount),
  ],
  hooks: { ...hooks, afterChange: [...hooks.afterChange, forgetFirstPassword] },
  fields: [
    {
      name: 'firstPassword',
      type: 'ui',
      admin: {
        components: { Field: '/areas/staff/first-password.admin.tsx#FirstPassword' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    {
      ...optionalSwitch(
        mustChangeField,
        label('ต้องตั้งรหัสผ่านของตัวเอง', 'Has to set a password of his own'),
        false,
      ),
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
    {
      name: givenPasswordsField,
      type: 'json',
      hidden: true,
      access: { create: nobody, read: nobody, update: nobody },
    },
    {
      ...plainText(currentPasswordField, label('รหัสผ่านปัจจุบัน', 'Current password'), mostCharacters),
      virtual: true,
      admin: {
        components: { Field: '/areas/staff/current-password.admin.tsx#CurrentPassword' },
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    plainText('name', label('ชื่อ', 'Name'), 120),
    {
      ...requiredChoice('role', label('บทบาท', 'Role'), roleLabels),
      defaultValue: 'editor',
      saveToJWT: false,
      access: { create: isAdministrator, update: isAdministrator },
    },
  ],
}
