import type { ServerProps } from 'payload'
import { Notice } from '../../../engines/admin/notice.admin.tsx'
import { isAdministrator } from '../../../ground/access.ts'
import { say } from '../../../ground/languages/say.ts'

/** On the admin's first page: daily bundles that errors have halted. */
export async function BundleNotice({ i18n, payload, user }: ServerProps) {
  if (!isAdministrator({ req: { user: user ?? null } })) return null
  const where = { state: { equals: 'halted' } }
  const { docs } = await payload.find({ collection: 'mail-bundles', where, limit: 5 })
  if (docs.length === 0) return null
  return (
    <Notice title={say({ i18n }, 'รวมเรื่องรายวันหยุดส่ง', 'Daily bundles have stopped leaving')}>
      {docs.map(({ id, day, errors }) => (
        <li key={id}>
          <a href={`${payload.config.routes.admin}/collections/mail-bundles/${id}`}>
            {say(
              { i18n },
              `รอบวันที่ ${day} หยุดเองหลังส่งไม่ได้ ${errors ?? 0} ครั้ง`,
              `The bundle of ${day} was halted after ${errors ?? 0} failed attempts`,
            )}
          </a>
        </li>
      ))}
    </Notice>
  )
}
