import { expect, test } from 'vitest'
import { partRenderer } from '../../testing/render-part.tsx'
import { memberSectionMessages } from '../../core/blocks/member-sections/member-sections.messages.ts'
import { shellMessages } from '../shell.messages.ts'
import { notificationMenuMessages } from './notification-menu.messages.ts'
import { HeaderAccount, MenuAccount } from './header-account.tsx'
import { HeaderMember, MenuMember } from './header-member.tsx'

const draw = partRenderer('th', shellMessages, memberSectionMessages, notificationMenuMessages)
const avatar = '0c3f5b7a-9d1e-4c2b-8f6a-1e2d3c4b5a69'
const somsri = { firstName: 'สมศรี', avatar: null }

const sections = ['/webboard', '/faq', '/download', '/enews', '/notifications']

test.each([
  [
    'a visitor',
    <HeaderAccount key="bar" person={null} />,
    <MenuAccount key="menu" person={null} />,
  ],
  [
    'a member',
    <HeaderMember key="bar" person={somsri} />,
    <MenuMember key="menu" person={somsri} />,
  ],
])(
  '%s has every section for members and “My laundry” in the header and in the menu',
  (_who, ...parts) => {
    for (const part of parts)
      for (const path of [...sections, '/account'])
        expect(draw(part, 'en')).toContain(`href="/en${path}"`)
  },
)

test('a visitor sees the links to sign in and to register beside each other, in the page’s language', () => {
  for (const Part of [HeaderAccount, MenuAccount]) {
    const html = draw(<Part person={null} />)
    expect(html).toContain('href="/login"')
    expect(html).toContain('เข้าสู่ระบบ')
    expect(html).toMatch(/href="\/login"[^<]*<\/a><a[^>]*href="\/register"/)
    expect(html).not.toMatch(/logout|<script/)
    expect(draw(<Part person={null} />, 'en')).toMatch(/href="\/en\/login".*Sign in/)
  }
})

test('a member sees name, account and sign-out, without scripts', () => {
  for (const Part of [HeaderMember, MenuMember]) {
    const html = draw(<Part person={somsri} />, 'en')
    expect(html).toContain('สมศรี')
    expect(html).toContain('href="/en/account"')
    expect(html).toMatch(/<form (?=[^>]*method="post")(?=[^>]*action="\/en\/logout")[^>]*>/)
    expect(html).toMatch(/<button type="submit">Sign out/)
    expect(html).not.toContain('/login"')
  }
})

test('a member is shown by the picture, or by the first consonant of the name', () => {
  expect(draw(<HeaderMember person={{ ...somsri, avatar }} />)).toMatch(
    new RegExp(`<img[^>]* src="/assets/${avatar}\\?width=64&amp;height=64"[^>]* alt=""`),
  )
  const initialOf = (firstName: string) =>
    / aria-hidden="true">([^<]*)</.exec(draw(<MenuMember person={{ ...somsri, firstName }} />))?.[1]
  expect(initialOf('สมศรี')).toBe('ส')
  expect(initialOf('เอกชัย')).toBe('อ')
  expect(initialOf('ไพลิน')).toBe('พ')
  expect(initialOf('somsri')).toBe('S')
})

test('a member’s name is text', () => {
  const html = draw(<HeaderMember person={{ ...somsri, firstName: '"><script>x()</script>' }} />)
  expect(html).not.toContain('<script>x()')
})
