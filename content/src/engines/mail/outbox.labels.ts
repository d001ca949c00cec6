import { label, type Label } from '../../ground/languages/labels.ts'

/** Ways out of the house; what is slow in one does not hold up the other. */
export const channels = ['mail', 'webhook'] as const
export type Channel = (typeof channels)[number]

/** For whom; a lead has at most one row of each. */
export const purposes = ['staff', 'sender', 'webhook', 'line'] as const
export type Purpose = (typeof purposes)[number]

export const outboxStates = ['waiting', 'sending', 'sent', 'failed', 'dropped'] as const
export type OutboxState = (typeof outboxStates)[number]

export const channelOf: Record<Purpose, Channel> = {
  staff: 'mail',
  sender: 'mail',
  webhook: 'webhook',
  line: 'webhook',
}

export const channelLabels: Record<Channel, Label> = {
  mail: label('อีเมล', 'E-mail'),
  webhook: label('เรียกบริการอื่น', 'Call of a service'),
}

export const purposeLabels: Record<Purpose, Label> = {
  staff: label('แจ้งทีมงาน', 'To staff'),
  sender: label('ตอบรับลูกค้า', 'To the sender'),
  webhook: label('เว็บฮุก', 'Webhook'),
  line: label('ไลน์', 'LINE'),
}

export const stateLabels: Record<OutboxState, Label> = {
  waiting: label('รอส่ง', 'Waiting'),
  sending: label('กำลังส่ง', 'Being sent'),
  sent: label('ส่งแล้ว', 'Sent'),
  failed: label('ส่งไม่สำเร็จ', 'Failed'),
  dropped: label('ไม่ต้องส่ง', 'Not needed'),
}
