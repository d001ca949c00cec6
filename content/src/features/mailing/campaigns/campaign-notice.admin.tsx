import type { ServerProps, Where } from 'payload'
import { Notice } from '../../../core/admin/notice.admin.tsx'
import { say } from '../../../platform/languages/say.ts'
import { kindOf, kindsFor } from './campaign-kinds.ts'

type NoticeProps = Pick<ServerProps, 'i18n' | 'payload' | 'user'>

/** On the admin's first page: campaigns that errors have halted, and a first digest that waits to be started. */
export async function CampaignNotice({ i18n, payload, user }: NoticeProps) {
  const handled = kindsFor({ req: { user: user ?? null } })
  if (handled.length === 0) return null
  const isHalted: Where = { state: { equals: 'halted' } }
  const isDue: Where = { state: { equals: 'waiting' }, dueAt: { exists: true } }
  const where: Where = { and: [{ kind: { in: handled } }, { or: [isHalted, isDue] }] }
  const { docs } = await payload.find({ collection: 'campaigns', where, limit: 5 })
  if (docs.length === 0) return null
  return (
    <Notice title={say({ i18n }, 'อีเมลถึงสมาชิกรอคุณ', 'Emails to members need you')}>
      {docs.map(({ id, kind, key, state, errors }) => {
        const { label } = kindOf({ kind })
        const name = key?.slice(kind.length + 1)
        return (
          <li key={id}>
            <a href={`${payload.config.routes.admin}/collections/campaigns/${id}`}>
              {state === 'halted'
                ? say(
                    { i18n },
                    `${label.th} ${name} หยุดเองหลังส่งไม่ได้ ${errors ?? 0} ครั้ง`,
                    `${label.en} ${name} stopped after ${errors ?? 0} failed attempts`,
                  )
                : say(
                    { i18n },
                    `${label.th} ${name} รอให้ตรวจและกดส่ง`,
                    `${label.en} ${name} is waiting for you to review and start it`,
                  )}
            </a>
          </li>
        )
      })}
    </Notice>
  )
}
