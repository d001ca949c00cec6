import type { ServerProps } from 'payload'
import { env } from '../../platform/env.ts'
import { label, type Label } from '../../platform/languages/labels.ts'
import { say } from '../../platform/languages/say.ts'

/** The most frequent tasks of editors, with links. */
const jobs = [
  {
    path: '/collections/news/create',
    name: label('เขียนข่าวหรือโปรโมชั่น', 'Write news or a promotion'),
    hint: label('ตั้งวันเวลาล่วงหน้าได้ ถึงเวลาแล้วขึ้นเว็บเอง', 'Set a time ahead and it appears by itself.'),
  },
  {
    path: '/collections/banners',
    name: label('เปลี่ยนแบนเนอร์', 'Change the banners'),
    hint: label(
      'เปิดหรือปิด เรียงลำดับ และใส่ลิงก์ แบนเนอร์ที่ยังไม่มีรูปจะไม่ขึ้นเว็บ',
      'Switch them on or off, order and link them. One without a picture is not shown.',
    ),
  },
  {
    path: '/globals/home',
    name: label('จัดหน้าแรก', 'Arrange the home page'),
    hint: label(
      'ลากส่วนต่าง ๆ ให้อยู่ในลำดับที่ต้องการ บันทึกฉบับร่างไว้ก่อนได้',
      'Drag the sections into order; keep a draft until it is right.',
    ),
  },
  {
    path: '/collections/branches',
    name: label('แก้ข้อมูลสาขา', 'Update a branch'),
    hint: label(
      'เวลาเปิด บริการ วันหยุด และประกาศ ตั้งล่วงหน้าได้',
      'Opening hours, services, closures and notices, also ahead of time.',
    ),
  },
]

export function Welcome({ i18n, payload, user }: ServerProps) {
  const inWords = ({ th, en }: Label) => say({ i18n }, th, en)
  const mayEdit = user?.collection === 'staff' && user.role !== 'moderator'
  const name = user?.collection === 'staff' ? user.name : undefined
  return (
    <section style={{ marginBottom: 'calc(var(--base) * 2)' }}>
      <h2 style={{ marginBottom: 'calc(var(--base) / 2)' }}>
        {say({ i18n }, 'สวัสดี', 'Hello')} {name}
      </h2>
      <p>
        {say(
          { i18n },
          'สิ่งที่เผยแพร่ที่นี่ขึ้นเว็บไซต์ภายในสองวินาที ไม่ต้องเริ่มระบบใหม่',
          'What you publish here is on the website within two seconds.',
        )}
      </p>
      {mayEdit && (
        <ul>
          {jobs.map(({ path, name, hint }) => (
            <li key={path}>
              <a href={`${payload.config.routes.admin}${path}`}>{inWords(name)}</a> ·{' '}
              {inWords(hint)}
            </li>
          ))}
        </ul>
      )}
      {env.publicUrl && (
        <p>
          <a href={env.publicUrl}>
            {say({ i18n }, 'เปิดเว็บไซต์ภาษาไทย', 'Open the website in Thai')}
          </a>{' '}
          ·{' '}
          <a href={`${env.publicUrl}/en`}>
            {say({ i18n }, 'เปิดเว็บไซต์ภาษาอังกฤษ', 'Open the website in English')}
          </a>
        </p>
      )}
    </section>
  )
}
