import type { ServerProps } from 'payload'
import { PostButton } from '../admin/post-button.admin.tsx'

const texts = {
  th: { again: 'ส่งอีกครั้ง', drop: 'ไม่ต้องส่งแล้ว', trouble: 'ไม่สำเร็จ ลองใหม่อีกครั้ง' },
  en: { again: 'Send again', drop: 'No need to send it', trouble: 'That did not work.' },
}

interface Props extends ServerProps {
  id?: number | string
}

/** Beside a row of the outbox: to send it once more, or to give it up. */
export async function OutboxActions({ i18n, id, payload, user }: Props) {
  if (user?.collection !== 'staff' || user.role !== 'administrator' || id === undefined) return null
  const text = texts[i18n.language === 'th' ? 'th' : 'en']
  const { docs } = await payload.find({ collection: 'outbox', where: { id: { equals: id } } })
  const [row] = docs
  if (!row || row.status === 'sending') return null
  const path = `${payload.config.routes.api}/outbox/${row.id}`
  const isOpen = row.status === 'waiting' || row.status === 'failed'
  return (
    <>
      <PostButton path={`${path}/send-again`} label={text.again} trouble={text.trouble} />
      {isOpen && <PostButton path={`${path}/drop`} label={text.drop} trouble={text.trouble} />}
    </>
  )
}
