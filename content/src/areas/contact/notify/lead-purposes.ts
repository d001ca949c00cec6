import type { OutboxSource } from '../../../engines/mail/outbox-source.ts'
import { label } from '../../../ground/languages/labels.ts'

/** What leaves about a lead. */
export const leadPurposes = {
  staff: { label: label('แจ้งทีมงาน', 'To staff'), channel: 'mail' },
  assigned: { label: label('แจ้งผู้รับผิดชอบ', 'To the assignee'), channel: 'mail' },
  sender: { label: label('ตอบรับลูกค้า', 'To the sender'), channel: 'mail', toVisitor: true },
  webhook: { label: label('เว็บฮุก', 'Webhook'), channel: 'webhook' },
  line: { label: label('ไลน์', 'LINE'), channel: 'line' },
} satisfies OutboxSource['purposes']
