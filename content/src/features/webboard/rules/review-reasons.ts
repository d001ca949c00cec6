import { label } from '../../../platform/languages/labels.ts'

/** Why a text needs review before publication. */
export const reviewReasons = {
  link: label('มีลิงก์', 'A link'),
  phone: label('มีเบอร์โทร ไลน์ไอดี เลขบัตรประชาชน หรือเลขบัญชี', 'A phone, LINE, ID or account number'),
  picture: label('มีรูป', 'A picture'),
  listed: label('มีคำหรือเว็บในกติกา', 'A listed word or host'),
  automatic: label('ส่งเร็วเกินกว่าคนพิมพ์', 'Looks automatic'),
} satisfies Record<string, ReturnType<typeof label>>
export type ReviewReason = keyof typeof reviewReasons

export const isReviewReason = (cause: string | null): cause is ReviewReason =>
  cause !== null && cause in reviewReasons
