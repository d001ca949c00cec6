import type { ServerProps } from 'payload'
import { env } from '../env.ts'

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

export function Welcome({ i18n, user }: ServerProps) {
  const text = i18n.language === 'th' ? texts.th : texts.en
  const name = user?.collection === 'staff' ? user.name : undefined
  return (
    <section style={{ marginBottom: 'calc(var(--base) * 2)' }}>
      <h2 style={{ marginBottom: 'calc(var(--base) / 2)' }}>
        {name ? `${text.greeting} ${name}` : text.greeting}
      </h2>
      <p>{text.advice}</p>
      {env.publicUrl && (
        <p>
          <a href={env.publicUrl}>{text.thai}</a> ·{' '}
          <a href={`${env.publicUrl}/en`}>{text.english}</a>
        </p>
      )}
    </section>
  )
}
