import type { ServerProps } from 'payload'
import { say } from '../../platform/languages/say.ts'
import { PostButton } from '../admin/post-button.admin.tsx'

interface Props extends ServerProps {
  id?: number | string
}

/** Row actions of the outbox: send again, or drop. */
export async function OutboxActions({ i18n, id, payload, user }: Props) {
  if (user?.collection !== 'staff' || user.role !== 'administrator' || id === undefined) return null
  const { docs } = await payload.find({ collection: 'outbox', where: { id: { equals: id } } })
  const [row] = docs
  if (!row || row.status === 'sending') return null
  const path = `${payload.config.routes.api}/outbox/${row.id}`
  const trouble = say({ i18n }, 'ไม่สำเร็จ ลองใหม่อีกครั้ง', 'That didn’t work. Try again.')
  const isOpen = row.status === 'waiting' || row.status === 'failed'
  return (
    <>
      <PostButton
        path={`${path}/send-again`}
        label={say({ i18n }, 'ส่งอีกครั้ง', 'Send again')}
        trouble={trouble}
      />
      {isOpen && (
        <PostButton
          path={`${path}/drop`}
          label={say({ i18n }, 'ไม่ต้องส่งแล้ว', 'Don’t send it')}
          trouble={trouble}
        />
      )}
    </>
  )
}
