import type { ServerProps } from 'payload'
import { Notice } from '../../../engines/admin/notice.admin.tsx'
import { isEditor } from '../../../ground/access.ts'
import { say } from '../../../ground/languages/say.ts'

/** On the admin's first page: an issue of the digest that waits for somebody, or that errors have halted. */
export async function DigestNotice({ i18n, payload, user }: ServerProps) {
  if (!isEditor({ req: { user: user ?? null } })) return null
  const where = { state: { in: ['waiting', 'halted'] } }
  const { docs } = await payload.find({ collection: 'digest-issues', where, limit: 5 })
  if (docs.length === 0) return null
  return (
    <Notice title={say({ i18n }, 'สรุปรายสัปดาห์รอคุณ', 'The weekly digest waits for you')}>
      {docs.map(({ id, day, state, errors }) => (
        <li key={id}>
          <a href={`${payload.config.routes.admin}/collections/digest-issues/${id}`}>
            {state === 'halted'
              ? say(
                  { i18n },
                  `ฉบับ ${day} หยุดเองหลังส่งไม่ได้ ${errors ?? 0} ครั้ง`,
                  `The issue of ${day} was halted after ${errors ?? 0} failed attempts`,
                )
              : say(
                  { i18n },
                  `ฉบับแรก (${day}) รอให้ตรวจและกดส่ง`,
                  `The first issue (${day}) waits to be looked at and started`,
                )}
          </a>
        </li>
      ))}
    </Notice>
  )
}
