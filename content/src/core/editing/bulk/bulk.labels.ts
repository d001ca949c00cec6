import { say } from '../../../platform/languages/say.ts'

type I18n = Parameters<typeof say>[0]['i18n']

export function bulkTexts(i18n: I18n) {
  const words = (th: string, en: string) => say({ i18n }, th, en)
  return {
    change: words('แก้ไข…', 'Change…'),
    publish: words('เผยแพร่…', 'Publish…'),
    unpublish: words('หยุดเผยแพร่…', 'Unpublish…'),
    cancel: words('ยกเลิก', 'Cancel'),
    close: words('ปิด', 'Close'),
    fields: words('ช่องที่จะแก้ไข', 'Fields to change'),
    save: words('บันทึก', 'Save'),
    saving: words('กำลังบันทึก…', 'Saving…'),
    trouble: words(
      'ทำไม่สำเร็จ โหลดหน้านี้ใหม่เพื่อดูว่าอะไรบันทึกไปแล้วบ้าง',
      'That did not work. Reload this page to see what was saved.',
    ),
    hints: [
      words(
        'รายการที่เผยแพร่อยู่จะเปลี่ยนบนเว็บไซต์ทันที ส่วนฉบับร่างจะไม่ถูกเผยแพร่',
        'Published records change on the website at once. No drafts are published.',
      ),
      words(
        'ช่องที่เลือกแล้วเว้นว่างไว้จะถูกล้าง ช่องที่เป็นรายการจะเพิ่มแถวต่อท้าย',
        'A chosen field that is left empty is cleared. Lists get the new rows at their end.',
      ),
    ],
    title: {
      change: (count: number) => words(`แก้ไข ${count} รายการ`, `Change ${records(count)}`),
      publish: (count: number) => words(`เผยแพร่ ${count} รายการ`, `Publish ${records(count)}`),
      unpublish: (count: number) =>
        words(`หยุดเผยแพร่ ${count} รายการ`, `Unpublish ${records(count)}`),
    },
    confirm: { publish: words('เผยแพร่', 'Publish'), unpublish: words('หยุดเผยแพร่', 'Unpublish') },
    goesPublic: (count: number, names: readonly string[]) =>
      count === 0
        ? words('ไม่มีฉบับร่าง ทุกรายการเผยแพร่อยู่แล้ว', 'There are no drafts: all are published.')
        : words(
            `จะเผยแพร่ฉบับร่าง ${count} ฉบับ${names.length > 0 ? ` (ของ${names.map((name) => `คุณ${name}`).join(', ')})` : ''}`,
            `This publishes ${count === 1 ? '1 draft' : `${count} drafts`}${names.length > 0 ? ` (by ${names.join(', ')})` : ''}.`,
          ),
    goesOff: words(
      'รายการที่เลือกจะหายไปจากเว็บไซต์ ฉบับร่างยังอยู่',
      'The selected records disappear from the website. Drafts stay.',
    ),
    done: (count: number) => words(`บันทึกแล้ว ${count} รายการ`, `${records(count)} saved`),
    unpublished: words('ยังไม่ได้เผยแพร่ แก้ไขในฉบับร่างแล้ว', 'Not published: its draft was changed.'),
    hasDraft: (name: string | null) =>
      words(
        `มีฉบับร่าง${name === null ? '' : ` (โดยคุณ${name})`}`,
        `Has a draft${name === null ? '' : ` by ${name}`}`,
      ),
    bothChanged: words('ฉบับร่างได้ค่าใหม่ด้วย', 'The draft has the new value as well'),
    kept: (fields: string) =>
      words(`ช่องที่ฉบับร่างคงค่าเดิมไว้: ${fields}`, `The draft keeps its own value in: ${fields}`),
    failed: (reason: string) => words(`ไม่ได้บันทึก: ${reason}`, `Not saved: ${reason}`),
  }
}

function records(count: number): string {
  return count === 1 ? '1 record' : `${count} records`
}
