import type { GlobalConfig } from 'payload'
import { isEditor } from '../../../ground/access.ts'
import { plainLongText } from '../../../ground/fields/text-fields.ts'
import { groups, label, type Label } from '../../../ground/languages/labels.ts'
import { noticeTemplates } from './notice-templates.ts'

const template = (name: keyof typeof noticeTemplates, text: Label) => ({
  ...plainLongText(name, text, 5000),
  defaultValue: noticeTemplates[name],
})

/** What the notices of a new breach begin as; editors write them. */
export const breachNotices: GlobalConfig<'breach-notices'> = {
  slug: 'breach-notices',
  label: label('แบบแจ้งเหตุละเมิด', 'Templates for notices of a breach'),
  admin: {
    group: groups.privacy,
    description: label(
      'เหตุใหม่เริ่มจากข้อความนี้ แก้ได้ก่อนส่ง ให้ที่ปรึกษากฎหมายตรวจก่อนใช้จริง',
      'A new breach begins with these texts, which can be changed before they are sent. Have counsel read them first.',
    ),
  },
  access: { read: isEditor, update: isEditor },
  fields: [
    template('officeNoticeThai', label('หนังสือแจ้ง สคส. (ไทย)', 'To the office (Thai)')),
    template('officeNoticeEnglish', label('หนังสือแจ้ง สคส. (อังกฤษ)', 'To the office (English)')),
    template(
      'concernedNoticeThai',
      label('ข้อความแจ้งเจ้าของข้อมูล (ไทย)', 'To those concerned (Thai)'),
    ),
    template(
      'concernedNoticeEnglish',
      label('ข้อความแจ้งเจ้าของข้อมูล (อังกฤษ)', 'To those concerned (English)'),
    ),
  ],
}
