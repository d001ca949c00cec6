/** A text of the admin in the editors' two languages; Payload defines the type. */
export interface Label extends Record<string, string> {
  th: string
  en: string
}

export function label(th: string, en: string): Label {
  return { th, en }
}

/** Singular and plural, which are the same in Thai. */
export function oneAndMany(th: string, one: string, many: string) {
  return { singular: label(th, one), plural: label(th, many) }
}

/** The keys of labels, in order. */
export function namesIn<Name extends string>(labels: Readonly<Record<Name, Label>>): Name[] {
  return Object.keys(labels).filter((name): name is Name => Object.hasOwn(labels, name))
}

export const languageLabels = { th: label('ไทย', 'Thai'), en: label('อังกฤษ', 'English') }

export const groups = {
  leads: label('ลูกค้าติดต่อ', 'Leads'),
  home: label('หน้าแรก', 'Home page'),
  branches: label('สาขา', 'Branches'),
  news: label('ข่าวและโปรโมชั่น', 'News and promotions'),
  library: label('คลังสมาชิก', "Members' library"),
  about: label('เกี่ยวกับเรา', 'About us'),
  products: label('เครื่องและราคา', 'Machines and prices'),
  investors: label('แฟรนไชส์', 'Franchise'),
  faq: label('คำถามที่พบบ่อย', 'Questions and answers'),
  board: label('เว็บบอร์ด', 'Web board'),
  privacy: label('คุกกี้และนโยบาย', 'Cookies and policies'),
  site: label('เว็บไซต์', 'Website'),
  people: label('ผู้ใช้', 'People'),
}
