import { label, type Label } from '../../platform/languages/labels.ts'

/** A slow channel does not delay the others. */
export const channels = ['mail', 'webhook', 'line', 'bulk', 'member-line', 'case'] as const
export type Channel = (typeof channels)[number]

export const channelLabels: Record<Channel, Label> = {
  mail: label('อีเมล', 'Email'),
  webhook: label('เรียกบริการอื่น', 'Webhook'),
  line: label('ไลน์', 'LINE'),
  // Separate from `mail`, so that a password reset never waits for bulk email.
  bulk: label('อีเมลข่าวสาร', 'Bulk email'),
  'member-line': label('ไลน์ถึงสมาชิก', 'LINE to members'),
  case: label('เรื่องที่รอทีมงาน', 'Case'),
}

export const stateLabels = {
  waiting: label('รอส่ง', 'Waiting'),
  sending: label('กำลังส่ง', 'Sending'),
  sent: label('ส่งแล้ว', 'Sent'),
  failed: label('ส่งไม่สำเร็จ', 'Failed'),
  dropped: label('ไม่ต้องส่ง', 'Not needed'),
}
