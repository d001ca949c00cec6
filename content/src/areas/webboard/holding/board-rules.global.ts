import type { GlobalConfig, TextareaField } from 'payload'
import { isEditor, isStaff } from '../../../ground/access.ts'
import { groups, label, type Label } from '../../../ground/languages/labels.ts'

function lines(name: string, text: Label, description: Label, placeholder: string): TextareaField {
  return {
    name,
    type: 'textarea',
    label: text,
    maxLength: 20_000,
    admin: { description, placeholder, rows: 8 },
  }
}

/** What is never shown on the board before somebody has looked at it, whoever writes it. */
export const boardRules: GlobalConfig<'board-rules'> = {
  slug: 'board-rules',
  label: label('กติกาเว็บบอร์ด', 'Rules of the web board'),
  admin: {
    group: groups.board,
    description: label(
      'กระทู้หรือความเห็นที่มีคำหรือเว็บเหล่านี้จะรอทีมงานตรวจก่อนแสดง',
      'A post or reply with one of these words or hosts waits for staff before it is shown.',
    ),
  },
  access: { read: isStaff, update: isEditor },
  fields: [
    lines(
      'words',
      label('คำ บรรทัดละคำ', 'Words, one a line'),
      label(
        'หาเจอแม้สะกดเว้นวรรค สลับวรรณยุกต์ หรือใช้เลขไทย ตั้งแต่สองตัวอักษร',
        'Found also with spaces within, tone marks in another order or Thai digits; two letters at least.',
      ),
      'เงินกู้ด่วน',
    ),
    lines(
      'hosts',
      label('เว็บ บรรทัดละเว็บ', 'Hosts, one a line'),
      label('รวมทุกชื่อที่ลงท้ายด้วยเว็บนี้', 'With all whose names end by it.'),
      'example.com',
    ),
  ],
}
