import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type BranchDetailMessageId = MessageIdOf<typeof branchDetailMessages>

/** Texts used only on the page of one branch. */
export const branchDetailMessages = defineMessages({
  'branch.detail.list': { th: 'สาขา', en: 'Branches' },
  'branch.detail.directions': { th: 'นำทางไปสาขานี้', en: 'Get directions' },
  'branch.detail.map': { th: 'ดูบนแผนที่', en: 'Show on the map' },
  'branch.detail.newTab': { th: '(เปิดแท็บใหม่)', en: '(opens a new tab)' },
  'branch.detail.call': { th: 'โทร {phone}', en: 'Call {phone}' },
  'branch.detail.facebook': { th: 'Facebook ของสาขา', en: 'Facebook page' },
  'branch.detail.notice': { th: 'ปิดชั่วคราว', en: 'Temporarily closed' },
  'branch.detail.exceptions': { th: 'วันหยุดและประกาศ', en: 'Closures and notices' },
  'branch.detail.hours': { th: 'เวลาเปิด', en: 'Opening hours' },
  'branch.detail.services': { th: 'ในร้านมีอะไร', en: 'What’s at this branch' },
  'branch.detail.payments': { th: 'จ่ายด้วยอะไรได้บ้าง', en: 'Ways to pay' },
  'branch.detail.where': { th: 'ร้านอยู่ตรงไหน', en: 'Where to find it' },
  'branch.detail.prices': { th: 'ซักอบที่นี่เท่าไร', en: 'What it costs' },
  'branch.detail.pricesNote': {
    th: 'ตามตารางราคาของเรา บางสาขามีเครื่องไม่ครบทุกขนาด',
    en: 'From our price list. Not every branch has every size.',
  },
  'branch.detail.product': {
    th: 'วิธีใช้เครื่องและราคาน้ำยา',
    en: 'How to use the machines, and detergent prices',
  },
  'branch.detail.problem': { th: 'เจอปัญหาการใช้งาน', en: 'Something not working?' },
  'branch.detail.problemHint': {
    th: 'เครื่องหยุดหรือกินเหรียญ แจ้งได้ตลอด 24\u00A0ชั่วโมง',
    en: 'Machine stopped or coin stuck? Tell us any time.',
  },
  'branch.detail.report': { th: 'แจ้งปัญหาที่สาขานี้', en: 'Report a problem here' },
  'branch.detail.share': { th: 'ส่งสาขานี้ให้เพื่อน', en: 'Share this branch' },
  'branch.detail.onMap': { th: 'สาขานี้บนแผนที่', en: 'On the map' },
  'branch.detail.nearby': {
    th: 'บนแผนที่ กับสาขาที่ใกล้ที่สุด',
    en: 'On the map, with the nearest branches',
  },
  'branch.detail.mapOf': { th: 'แผนที่รอบสาขา{name}', en: 'Map around {name}' },
  'branch.detail.largeMap': { th: 'เลื่อนและขยายแผนที่', en: 'Move and zoom the map' },
  'branch.payment.coin': { th: 'เหรียญ', en: 'Coins' },
  'branch.payment.banknote': { th: 'ธนบัตร', en: 'Banknotes' },
  'branch.payment.promptpay': { th: 'พร้อมเพย์', en: 'PromptPay' },
  'branch.payment.card': { th: 'บัตรเครดิตหรือเดบิต', en: 'Credit or debit card' },
  'branch.payment.truemoney': { th: 'ทรูมันนี่', en: 'TrueMoney' },
  'branch.payment.line-pay': { th: 'LINE Pay', en: 'LINE Pay' },
})
