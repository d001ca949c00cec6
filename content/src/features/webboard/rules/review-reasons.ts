import { label } from '../../../platform/languages/labels.ts'

/** Why a text needs review before publication. */
export const reviewReasons = {
  link: label('มีลิงก์', 'Contains a link'),
  phone: label(
    'มีเบอร์โทร ไลน์ไอดี เลขบัตรประชาชน หรือเลขบัญชี',
    'Contains a phone, LINE, ID card or account number',
  ),
  picture: label('มีรูป', 'Contains a picture'),
  listed: label('มีคำหรือเว็บในกติกา', 'Contains a listed word or website'),
  automatic: label('ส่งเร็วเกินกว่าคนพิมพ์', 'Typed too fast for a person'),
} satisfies Record<string, ReturnType<typeof label>>
export type ReviewReason = keyof typeof reviewReasons

export const isReviewReason = (cause: string | null): cause is ReviewReason =>
  cause !== null && cause in reviewReasons
