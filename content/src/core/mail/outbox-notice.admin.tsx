import type { ServerProps } from 'payload'
import { say } from '../../platform/languages/say.ts'
import { mailEnv } from './mail.env.ts'
import { PostButton } from '../admin/post-button.admin.tsx'

/** Above the outbox list: where emails go without a mail server, and a button to send waiting ones now. */
export async function OutboxNotice({ i18n, payload, user }: ServerProps) {
  if (user?.collection !== 'staff' || user.role !== 'administrator') return null
  const where = { status: { in: ['waiting', 'failed'] } }
  const { totalDocs } = await payload.count({ collection: 'outbox', where })
  return (
    <>
      {!mailEnv.smtpUrl && (
        <p>
          {say(
            { i18n },
            'ยังไม่ได้ตั้งเซิร์ฟเวอร์อีเมล (SMTP_URL) อีเมลทุกฉบับถูกเก็บเป็นไฟล์ไว้ที่',
            'No mail server is set up (SMTP_URL). Emails are saved as files in',
          )}{' '}
          <code>{mailEnv.folder}</code>
        </p>
      )}
      {totalDocs > 0 && (
        <p>
          {say({ i18n }, `ยังไม่ได้ส่ง ${totalDocs} รายการ`, `${totalDocs} have not left`)}{' '}
          <PostButton
            path={`${payload.config.routes.api}/outbox/send-again`}
            label={say({ i18n }, 'ส่งทั้งหมดอีกครั้งตอนนี้', 'Send them all again now')}
            trouble={say({ i18n }, 'ไม่สำเร็จ ลองใหม่อีกครั้ง', 'That didn’t work. Try again.')}
          />
        </p>
      )}
    </>
  )
}
