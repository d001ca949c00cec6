import type { Language } from '@washhouse/contract/language'

interface StartWords {
  subject: string
  lines: readonly string[]
  button: string
  note: string
}

/** What the mail says by which a member shows that mail arrives at his address again. */
export const startWords: Record<Language, (brand: string) => StartWords> = {
  th: (brand) => ({
    subject: `ให้${brand}ส่งอีเมลมาที่นี่อีกครั้ง`,
    lines: [
      'สวัสดี',
      'อีเมลจากเราส่งไม่ถึงคุณหลายครั้ง เราเลยหยุดส่งข่าวและสรุปมาที่นี่ก่อน',
      'ถ้าคุณอ่านอีเมลฉบับนี้ได้ แปลว่ากลับมาส่งถึงแล้ว กดปุ่มด้านล่างภายใน 24 ชั่วโมง แล้วเราจะส่งให้เหมือนเดิม',
    ],
    button: 'ส่งมาที่นี่ได้เลย',
    note: 'ถ้าคุณไม่ได้ขอ ไม่ต้องทำอะไร เราจะไม่ส่งข่าวและสรุปมาที่อีเมลนี้',
  }),
  en: (brand) => ({
    subject: `Have ${brand} write to you here again`,
    lines: [
      'Hello,',
      'Several of our mails could not be delivered to you, so we stopped sending you news and summaries.',
      'If you can read this, mail arrives again. Press the button within 24 hours, and we send them as before.',
    ],
    button: 'Send them here again',
    note: 'If you did not ask for this, there is nothing to do: no news or summaries are sent here.',
  }),
}
