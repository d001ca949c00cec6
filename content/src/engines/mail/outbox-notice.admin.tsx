import type { ServerProps } from 'payload'
import { mailEnv } from './mail.env.ts'
import { PostButton } from '../admin/post-button.admin.tsx'

const texts = {
  th: {
    folder: 'ยังไม่ได้ตั้งเซิร์ฟเวอร์อีเมล (SMTP_URL) อีเมลทุกฉบับถูกเก็บเป็นไฟล์ไว้ที่',
    unsent: (count: number) => `ยังไม่ได้ส่ง ${count} รายการ`,
    again: 'ส่งทั้งหมดอีกครั้งตอนนี้',
    trouble: 'ไม่สำเร็จ ลองใหม่อีกครั้ง',
  },
  en: {
    folder: 'No mail server is set up (SMTP_URL): every mail is kept as a file in',
    unsent: (count: number) => `${count} have not left`,
    again: 'Send them all again now',
    trouble: 'That did not work. Please try again.',
  },
}

/** Above the list of the outbox: where mails go while there is no server, and a way to hurry what waits. */
export async function OutboxNotice({ i18n, payload, user }: ServerProps) {
  if (user?.collection !== 'staff' || user.role !== 'administrator') return null
  const text = texts[i18n.language === 'th' ? 'th' : 'en']
  const where = { status: { in: ['waiting', 'failed'] } }
  const { totalDocs } = await payload.count({ collection: 'outbox', where })
  return (
    <>
      {!mailEnv.smtpUrl && (
        <p>
          {text.folder} <code>{mailEnv.folder}</code>
        </p>
      )}
      {totalDocs > 0 && (
        <p>
          {text.unsent(totalDocs)}{' '}
          <PostButton
            path={`${payload.config.routes.api}/outbox/send-again`}
            label={text.again}
            trouble={text.trouble}
          />
        </p>
      )}
    </>
  )
}
