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
      note: 'ถ้าคุณไม่ได้ส่งคำขอ ไม่ต้องทำอะไร เราจะไม่เปิดเผยหรือลบข้อมูลใดจนกว่าจะมีการยืนยัน',
    }),
    received: (brand, day) => ({
      subject: `${brand}ได้รับคำขอเรื่องข้อมูลของคุณแล้ว`,
      lines: [`เราได้รับคำขอเกี่ยวกับข้อมูลส่วนบุคคลของคุณแล้ว และจะตอบภายในวันที่ ${day}`],
      note: 'ถ้าคุณไม่ได้ส่งคำขอนี้ ติดต่อเราทันที',
    }),
    answered: (brand) => ({
      subject: `${brand}ดำเนินการตามคำขอเรื่องข้อมูลของคุณแล้ว`,
      lines: ['เราดำเนินการตามคำขอเกี่ยวกับข้อมูลส่วนบุคคลของคุณเรียบร้อยแล้ว'],
      note: 'ถ้ายังไม่ครบถ้วน ตอบกลับอีเมลนี้ได้',
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
        'Somebody has sent us a request about the personal data that we keep under this address.',
        'If it was you, press the button within 7 days to show that the address is yours. Then we begin.',
      ],
      button: 'Confirm the request',
      note: 'If it was not you, there is nothing to do. We give away and delete nothing before it is confirmed.',
    }),
    received: (brand, day) => ({
      subject: `${brand} has received your request about your data`,
      lines: [`We have your request about your personal data and will answer it by ${day}.`],
      note: 'If you did not send this request, tell us at once.',
    }),
    answered: (brand) => ({
      subject: `${brand} has dealt with your request about your data`,
      lines: ['We have done what you asked us about your personal data.'],
      note: 'If something is missing, reply to this email.',
    }),
    refused: (brand) => ({
      subject: `Your request to ${brand} about your data`,
      lines: [
        'We have looked at your request about your personal data and cannot do what it asks, for the reason below.',
      ],
      note: 'If you do not agree, reply to this email, or complain to the Office of the Personal Data Protection Committee (PDPC) of Thailand.',
    }),
  },
}
