import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type BranchMapMessageId = MessageIdOf<typeof branchMapMessages>
export type MapCreditMessageId = MessageIdOf<typeof mapCreditMessages>

/** The credit below every map of ours, also below the map of one branch. */
export const mapCreditMessages = defineMessages({
  'branch.map.adapted': { th: 'ดัดแปลงจาก', en: 'Adapted from' },
})

export const branchMapMessages = defineMessages({
  'branch.map.open': { th: 'แผนที่', en: 'Map' },
  'branch.map.failed': {
    th: 'ตอนนี้เปิดแผนที่ไม่ได้ ดูสาขาจากรายชื่อด้านล่างได้ตามปกติ',
    en: 'We can’t open the map right now. Every branch is in the list below.',
  },
  'branch.map.label': { th: 'แผนที่สาขา', en: 'Branch map' },
  'branch.map.keys': {
    th: 'แผนที่ เลื่อนด้วยปุ่มลูกศร ขยายและย่อด้วยปุ่ม + และ −',
    en: 'Map: move with the arrow keys, zoom with + and −',
  },
  'branch.map.closer': { th: 'ขยายแผนที่', en: 'Zoom in' },
  'branch.map.farther': { th: 'ย่อแผนที่', en: 'Zoom out' },
  'branch.map.source': { th: 'ที่มาของแผนที่', en: 'Map source' },
  'branch.map.wheel': {
    th: 'กด {key} ค้างแล้วเลื่อนล้อเมาส์เพื่อขยายแผนที่',
    en: 'Hold {key} and scroll to zoom the map',
  },
  'branch.map.fingers': { th: 'ใช้สองนิ้วเลื่อนแผนที่', en: 'Use two fingers to move the map' },
  'branch.map.cluster': {
    th: '{count} สาขาใกล้กัน กดเพื่อขยายดู',
    en: '{count} branches close together. Press to zoom in',
  },
  'branch.map.whole': { th: 'ดูทุกสาขา', en: 'Show all branches' },
  'branch.map.unplaced': {
    th: '{count, plural, other {อีก # สาขายังไม่มีตำแหน่งบนแผนที่ ดูได้ในรายชื่อ}}',
    en: '{count, plural, one {# more branch is only in the list} other {# more branches are only in the list}}',
  },
  'branch.map.away': { th: 'ปิดข้อมูลสาขา', en: 'Close branch details' },
})
