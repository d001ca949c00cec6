import type { ServerProps } from 'payload'
import { Notice } from '../../../engines/admin/notice.admin.tsx'
import { isEditor } from '../../../ground/access.ts'
import { say } from '../../../ground/languages/say.ts'

/** On the admin's first page: an announced change that errors have halted. */
export async function PolicyChangeNotice({ i18n, payload, user }: ServerProps) {
  if (!isEditor({ req: { user: user ?? null } })) return null
  const where = { state: { equals: 'halted' } }
  const { docs } = await payload.find({ collection: 'policy-changes', where, limit: 5 })
  if (docs.length === 0) return null
  return (
    <Notice title={say({ i18n }, 'การแจ้งเปลี่ยนนโยบายหยุดอยู่', 'An announced change was halted')}>
      {docs.map(({ id, version, errors }) => (
        <li key={id}>
          <a href={`${payload.config.routes.admin}/collections/policy-changes/${id}`}>
            {say(
              { i18n },
              `ฉบับ ${version} หยุดเองหลังส่งไม่ได้ ${errors ?? 0} ครั้ง`,
              `Version ${version} was halted after ${errors ?? 0} failed attempts`,
            )}
          </a>
        </li>
      ))}
    </Notice>
  )
}
