const wordsOf = (text: string) => text.trim().split(/\s+/)

/** Names of official roles. Thai has no spaces between words: these match anywhere in a name. */
export const thaiOffices = wordsOf(`
  ทีมงาน แอดมิน แอตมิน ผู้ดูแล ดูแลลูกค้า เจ้าหน้าที่ ทางร้าน พนักงาน ผู้จัดการ เมเนเจอร์ ผู้บริหาร ผู้อำนวยการ ผู้ก่อตั้ง ซีอีโอ
  ประธานบริษัท เจ้าของร้าน เจ้าของแบรนด์ เจ้าของกิจการ เจ้าของบริษัท สำนักงานใหญ่ ฝ่ายบริการ ฝ่ายการเงิน ฝ่ายบัญชี คืนเงิน
  บริการลูกค้า ลูกค้าสัมพันธ์ ศูนย์บริการ ศูนย์ช่วยเหลือ แอคเคาท์ทางการ บัญชีทางการ เพจทางการ ออฟฟิเชียล ออฟฟิศเชียล
  ซัพพอร์ต ซับพอร์ต คอลเซ็นเตอร์ โมเดอเรเตอร์ เว็บมาสเตอร์ ข้อความจากระบบ ยืนยันแล้ว`)

/** The same, but also part of people's names, such as Padmini: these match at the beginning or end of a word. */
export const offices = wordsOf(`
  สตาฟ admin staff official offical moderator moderation mod-team support customer-service customer-care call-center
  call-centre help-desk help-center help-centre head-office webmaster manager director executive president founder
  security-team refund system-message verified`)

/** The same, but people's names begin or end with them: these match whole words only. */
export const aloneOffices = wordsOf('ระบบ จนท ผจก เจ้าของ system mods help owner ceo')

/** People's names that begin or end with a reserved word. */
export const realNames = /\b(?:stafford|staffan|gustaff?|adline)\b/giu

/** Invitations to contact outside the board. */
export const thaiInvitations = wordsOf('แอดไลน์ ทักไลน์ ไอดีไลน์ ไลน์ไอดี')
export const invitations = wordsOf('line-id id-line add-line line-oa whatsapp telegram')
