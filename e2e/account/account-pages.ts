import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Texts of the sign-in and registration pages, in both languages. */
export const accountWords = {
  th: {
    prefix: '',
    firstName: 'ชื่อ',
    lastName: 'นามสกุล',
    phone: 'เบอร์โทร',
    location: 'ที่อยู่จัดส่ง',
    email: 'อีเมล',
    firstPassword: 'ตั้งรหัสผ่าน',
    newPassword: 'รหัสผ่านใหม่',
    confirm: 'พิมพ์รหัสผ่านอีกครั้ง',
    password: 'รหัสผ่าน',
    show: 'แสดง รหัสผ่าน',
    hide: 'ซ่อน รหัสผ่าน',
    age: 'อายุ 20 ปีขึ้นไป',
    minor: 'ยังไม่ถึง 20 ปี และผู้ปกครองอนุญาตแล้ว',
    news: /ส่งข่าวและโปรโมชัน/,
    remember: /จดจำการเข้า\u00AD?สู่\u00AD?ระบบ/,
    register: 'สมัครสมาชิก',
    signIn: 'เข้าสู่ระบบ',
    signOut: 'ออกจากระบบ',
    toRegister: 'ยังไม่เป็นสมาชิก สมัครเลย',
    forgot: 'ลืมรหัสผ่าน',
    sendLink: 'ส่งลิงก์ให้ฉัน',
    saveReset: 'บันทึกรหัสผ่านใหม่',
    verify: 'ยืนยันอีเมลนี้',
    toAccount: 'ไปที่ตะกร้าผ้าของฉัน',
    faults: [
      'กรอกชื่อ',
      'กรอกนามสกุล',
      'กรอกเบอร์โทร',
      'กรอกอีเมล',
      'กรอกรหัสผ่าน',
      'พิมพ์รหัสผ่านอีกครั้ง',
      'เลือกอายุ ถ้ายังไม่ถึง 20 ปี ขออนุญาตผู้ปกครองก่อน',
    ],
    tooShort: 'รหัสผ่านสั้นไป ใส่อย่างน้อย 10 ตัวอักษร',
    differ: 'รหัสผ่านสองช่องไม่ตรงกัน',
    taken: 'อีเมลนี้เป็นสมาชิกอยู่แล้ว',
    wrong: 'อีเมลหรือรหัสผ่านไม่ถูกต้อง ลองอีกครั้ง',
    missing: 'ขาดอีก 4 ตัวอักษร',
    enough: 'ยาวพอแล้ว',
    thaiKeyboard: /มีตัวอักษรไทยอยู่ในช่องนี้/,
    mustSignIn: /หน้านี้สำหรับสมาชิก/,
    wasReset: /ตั้งรหัส\u00AD?ผ่านใหม่แล้ว/,
    sent: 'เช็กอีเมลของคุณ',
    verified: 'ยืนยันอีเมลแล้ว ขอบคุณ',
    spent: 'ลิงก์นี้ใช้ไม่ได้แล้ว อาจหมดอายุหรือใช้ไปแล้ว',
    hello: 'สวัสดีคุณสมศรี',
    unverified: /เหลืออีกขั้นเดียว/,
  },
  en: {
    prefix: '/en',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    location: 'Delivery address',
    email: 'Email',
    firstPassword: 'Password',
    newPassword: 'New password',
    confirm: 'Confirm password',
    password: 'Password',
    show: 'Show Password',
    hide: 'Hide Password',
    age: '20 or older',
    minor: 'Under 20, and my guardian agrees',
    news: /Send me news/,
    remember: /Keep me signed in/,
    register: 'Register',
    signIn: 'Sign in',
    signOut: 'Sign out',
    toRegister: 'Not a member yet? Register',
    forgot: 'Forgot your password?',
    sendLink: 'Send me the link',
    saveReset: 'Save new password',
    verify: 'Confirm this email',
    toAccount: 'Go to My laundry',
    faults: [
      'Please enter name',
      'Please enter last name',
      'Please enter phone number',
      'Please enter email',
      'Please enter your password',
      'Please confirm your password',
      'Please choose your age. If you’re under 20, ask your guardian first.',
    ],
    tooShort: 'Too short: use at least 10 characters',
    differ: 'The passwords don’t match',
    taken: 'This email already has an account',
    wrong: 'The email or password is wrong. Please try again.',
    missing: '4 characters to go',
    enough: 'Long enough',
    thaiKeyboard: /You’ve typed Thai letters/,
    mustSignIn: /That page is for members/,
    wasReset: /Your new password is set/,
    sent: 'Check your email',
    verified: 'Email confirmed, thank you',
    spent: 'This link no longer works. It has expired or already been used.',
    hello: 'Hello, สมศรี',
    unverified: /One step left/,
  },
} as const

const patience = { timeout: 30_000, waitUntil: 'commit' } as const

export type AccountLanguage = keyof typeof accountWords

/** A unique address. Its passwords contain no part of it: random ones might, and would be rejected. */
export function newAccount() {
  return {
    email: `somsri-${randomUUID()}@example.com`,
    password: 'แมวสามตัวกินขนมปังร้อน',
    nextPassword: 'ช้างน้อยปั่นจักรยานขึ้นดอย',
  }
}

export type Account = ReturnType<typeof newAccount>

type Registrant = Pick<Account, 'email' | 'password'> & { isMinor?: boolean }

/** Elements of the account pages. */
export function accountPages(page: Page, language: AccountLanguage) {
  const words = accountWords[language]
  const main = page.locator('main')
  const box = (name: string) => main.getByLabel(name, { exact: true })
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const link = (name: string) => main.getByRole('link', { name, exact: true })
  return {
    words,
    main,
    box,
    button,
    link,
    /** The label continues with the mark for optional fields. */
    location: main.getByLabel(words.location),
    pathOf: (path: string) => words.prefix + path,
    summary: page.locator('.error-summary'),
    heading: (name: string) => main.getByRole('heading', { name, exact: true }),
    /** Waits for the page as `signIn` does: the URL changes first, and other pages have fields with these names. */
    async fillRegistration({ email, password, isMinor = false }: Registrant) {
      await button(words.register).waitFor()
      await box(words.firstName).fill('สมศรี')
      await box(words.lastName).fill('น้ำใจงาม')
      await box(words.phone).fill('+66 ๘๑-234-5678')
      await box(words.email).fill(email)
      await box(words.firstPassword).fill(password)
      await box(words.confirm).fill(password)
      await main.getByRole('radio', { name: isMinor ? words.minor : words.age }).check()
    },
    async signIn(email: string, password: string) {
      await button(words.signIn).waitFor()
      await box(words.email).fill(email)
      await box(words.password).fill(password)
      await button(words.signIn).click()
    },
    /** Uses the header menu of the current width; ends on the home page. */
    async signOut() {
      const header = page.getByRole('banner')
      const sending = header.getByRole('button', { name: words.signOut })
      for (const menu of await header.locator('summary').all()) {
        if (!(await menu.isVisible())) continue
        await menu.click()
        if (await sending.filter({ visible: true }).count()) break
      }
      // Waits for all images of the home page.
      const isHome = page.waitForURL((url) => url.pathname === (words.prefix || '/'), patience)
      await sending.filter({ visible: true }).click()
      await isHome
    },
  }
}
