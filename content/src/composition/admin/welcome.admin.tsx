import type { ServerProps } from 'payload'
import { env } from '../../ground/env.ts'
import { label } from '../../ground/languages/labels.ts'

const texts = {
  th: {
    greeting: 'สวัสดี',
    advice: 'สิ่งที่เผยแพร่ที่นี่ขึ้นเว็บไซต์ภายในสองวินาที ไม่ต้องเริ่มระบบใหม่',
    thai: 'เปิดเว็บไซต์ภาษาไทย',
    english: 'เปิดเว็บไซต์ภาษาอังกฤษ',
  },
  en: {
    greeting: 'Hello',
    advice: 'What you publish here is on the website within two seconds.',
    thai: 'Open the website in Thai',
    english: 'Open the website in English',
  },
}

/** What editors come for, each with the way there. */
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
      'เวลาเปิด บริการ และประกาศปิดชั่วคราว',
      'Opening hours, services, and the notice while it is closed.',
    ),
  },
]

export function Welcome({ i18n, payload, user }: ServerProps) {
  const language = i18n.language === 'th' ? 'th' : 'en'
  const text = texts[language]
  const mayEdit = user?.collection === 'staff' && user.role !== 'moderator'
  const name = user?.collection === 'staff' ? user.name : undefined
  return (
    <section style={{ marginBottom: 'calc(var(--base) * 2)' }}>
      <h2 style={{ marginBottom: 'calc(var(--base) / 2)' }}>
        {name ? `${text.greeting} ${name}` : text.greeting}
      </h2>
      <p>{text.advice}</p>
      {mayEdit && (
        <ul>
          {jobs.map(({ path, name, hint }) => (
            <li key={path}>
              <a href={`${payload.config.routes.admin}${path}`}>{name[language]}</a> ·{' '}
              {hint[language]}
            </li>
          ))}
        </ul>
      )}
      {env.publicUrl && (
        <p>
          <a href={env.publicUrl}>{text.thai}</a> ·{' '}
          <a href={`${env.publicUrl}/en`}>{text.english}</a>
        </p>
      )}
    </section>
  )
}
