import type { Language } from '@washhouse/contract/language'

interface Words {
  subject: string
  lines: readonly string[]
  button?: string
  note: string
}

export type EmailName = 'proof' | 'received' | 'answered' | 'refused'
type Of = (brand: string, day: string) => Words

interface Texts extends Record<EmailName, Of> {
  kind: string
  reference: string
  answeredAnswer: string
  refusedAnswer: string
}

/** Emails to the requester. Legal counsel confirms the rights that a refusal names. */
export const dataTexts: Record<Language, Texts> = {
  th: {
    kind: 'คำขอ',
    reference: 'เลขที่คำขอ',
    answeredAnswer: 'สิ่งที่เราทำ',
    refusedAnswer: 'เหตุผล',
    proof: (brand) => ({
      subject: `ยืนยันคำขอเรื่องข้อมูลของคุณกับ${brand}`,
      lines: [
        'มีผู้ส่งคำขอเกี่ยวกับข้อมูลส่วนบุคคลที่เราเก็บไว้กับอีเมลนี้',
        'ถ้าเป็นคุณ กดปุ่มด้านล่างภายใน 7 วัน เพื่อยืนยันว่าอีเมลนี้เป็นของคุณ แล้วเราจะเริ่มดำเนินการ',
      ],
      button: 'ยืนยันคำขอ',
      note: 'ถ้าคุณไม่ได้ส่งคำขอ ไม่ต้องทำอะไร เราจะไม่เปิดเผยหรือลบข้อมูลใด ๆ จนกว่าคุณจะยืนยัน',
    }),
    received: (brand, day) => ({
      subject: `${brand}ได้รับคำขอเรื่องข้อมูลของคุณแล้ว`,
      lines: [`เราได้รับคำขอเกี่ยวกับข้อมูลส่วนบุคคลของคุณแล้ว และจะตอบภายในวันที่ ${day}`],
      note: 'ถ้าคุณไม่ได้ส่งคำขอนี้ แจ้งเราทันที',
    }),
    answered: (brand) => ({
      subject: `${brand}ดำเนินการตามคำขอเรื่องข้อมูลของคุณแล้ว`,
      lines: ['เราดำเนินการตามคำขอเกี่ยวกับข้อมูลส่วนบุคคลของคุณเรียบร้อยแล้ว'],
      note: 'ถ้ายังไม่ครบถ้วน ตอบกลับอีเมลนี้ได้เลย',
    }),
    refused: (brand) => ({
      subject: `ผลคำขอเรื่องข้อมูลของคุณกับ${brand}`,
      lines: ['เราพิจารณาคำขอเกี่ยวกับข้อมูลส่วนบุคคลของคุณแล้ว แต่ทำตามคำขอไม่ได้ ด้วยเหตุผลด้านล่าง'],
      note: 'ถ้าไม่เห็นด้วย ตอบกลับอีเมลนี้ หรือร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล (สคส.) ได้',
    }),
  },
  en: {
    kind: 'Request',
    reference: 'Reference',
    answeredAnswer: 'What we did',
    refusedAnswer: 'Reason',
    proof: (brand) => ({
      subject: `Confirm your request to ${brand} about your data`,
      lines: [
        'Someone sent us a request about the personal data we keep under this email.',
        'If it was you, confirm within 7 days that this email is yours. Then we’ll get started.',
      ],
      button: 'Confirm the request',
      note: 'If it wasn’t you, ignore this email. We won’t disclose or delete anything unless you confirm.',
    }),
    received: (brand, day) => ({
      subject: `${brand} has received your request about your data`,
      lines: [`We’ve received your request about your personal data and will answer it by ${day}.`],
      note: 'If you didn’t send this request, tell us right away.',
    }),
    answered: (brand) => ({
      subject: `${brand} has completed your request about your data`,
      lines: ['We’ve completed your request about your personal data.'],
      note: 'Is anything missing? Just reply to this email.',
    }),
    refused: (brand) => ({
      subject: `Your request to ${brand} about your data`,
      lines: [
        'We’ve reviewed your request about your personal data, and we can’t do what it asks, for the reason below.',
      ],
      note: 'If you don’t agree, reply to this email or complain to the Office of the Personal Data Protection Committee (PDPC) of Thailand.',
    }),
  },
}
