import type { ServerProps } from 'payload'
import { Notice } from '../../core/admin/notice.admin.tsx'
import { label } from '../../platform/languages/labels.ts'
import { say } from '../../platform/languages/say.ts'
import { listFirstSteps } from './first-steps.ts'

const title = label('เริ่มใช้เว็บไซต์', 'Set up the website')
const done = label('เสร็จแล้ว', 'done')

/** At the top of the admin's first page, until the new website is complete. */
export async function FirstSteps({ i18n, payload, user }: ServerProps) {
  if (user?.collection !== 'staff' || user.role === 'moderator') return null
  const steps = await listFirstSteps(payload)
  if (steps.length === 0) return null
  return (
    <Notice title={say({ i18n }, title.th, title.en)}>
      {steps.map(({ name, path, isDone }) => (
        <li key={name.en}>
          {isDone ? (
            <>
              <s>{say({ i18n }, name.th, name.en)}</s> {say({ i18n }, done.th, done.en)}
            </>
          ) : (
            <a href={payload.config.routes.admin + path}>{say({ i18n }, name.th, name.en)}</a>
          )}
        </li>
      ))}
    </Notice>
  )
}
