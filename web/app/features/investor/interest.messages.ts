import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type InterestMessageId = MessageIdOf<typeof interestMessages>

/** The English labels of the choices come from the specification (§9). */
export const interestMessages = defineMessages({
  'interest.title': { th: 'ขอรายละเอียดแฟรนไชส์', en: 'Ask about a franchise' },
  'interest.lead': {
    th: 'ฝากชื่อ เบอร์โทร และอีเมลไว้ ทีมแฟรนไชส์จะติดต่อกลับในเวลาที่คุณสะดวก ไม่มีค่าใช้จ่ายและไม่ผูกมัด',
    en: 'Leave your name, phone and email. Our franchise team will call you back when it suits you. It’s free, with no obligation.',
  },
  'interest.you': { th: 'ติดต่อคุณได้ที่ไหน', en: 'How can we reach you?' },
  'interest.you.hint': { th: 'ต้องกรอกครบทั้งสี่ช่อง', en: 'All four are required' },
  'interest.plan': { th: 'ร้านที่คุณคิดไว้', en: 'The shop you have in mind' },
  'interest.plan.hint': {
    th: 'กรอกเท่าที่รู้ก็พอ ยิ่งบอกมาก เรายิ่งเตรียมข้อมูลได้ตรง',
    en: 'Fill in what you know. The more you tell us, the better we can prepare.',
  },
  'interest.choose': { th: 'เลือก…', en: 'Choose…' },
  'interest.province': { th: 'จังหวัดที่อยากเปิดร้าน', en: 'Province' },
  'interest.about': { th: 'สนใจแพ็กเกจ{size}', en: 'I’m interested in this package: {size}' },
  'interest.message': { th: 'อยากถามหรือเล่าอะไรเพิ่ม', en: 'Anything you’d like to ask or add?' },
  'interest.send': { th: 'ส่งข้อมูล', en: 'Send' },
  'interest.back': { th: 'กลับไปดูแพ็กเกจ', en: 'Back to the packages' },
  'interest.investor': { th: 'แฟรนไชส์', en: 'Franchise' },
  'interest.sent': { th: 'ได้รับข้อมูลของคุณแล้ว', en: 'We’ve got your details' },
  'interest.sent.hint': {
    th: 'ทีมแฟรนไชส์จะติดต่อกลับทางเบอร์โทรหรืออีเมลที่คุณให้ไว้',
    en: 'Our franchise team will get back to you by phone or email.',
  },
  'interest.close': { th: 'ดูแพ็กเกจต่อ', en: 'Back to the page' },

  'interest.budget': { th: 'งบลงทุน', en: 'Budget (baht)' },
  'interest.budget.under_1m': { th: 'ต่ำกว่า 1 ล้านบาท', en: 'Under 1 M Baht' },
  'interest.budget.1_to_1_99m': { th: '1–1.99 ล้านบาท', en: '1 to 1.99 M' },
  'interest.budget.2_to_3_99m': { th: '2–3.99 ล้านบาท', en: '2 to 3.99 M' },
  'interest.budget.4m_and_above': { th: '4 ล้านบาทขึ้นไป', en: '4 M and above' },

  'interest.contactTime': { th: 'เวลาที่สะดวกให้โทรกลับ', en: 'Best time to call' },
  'interest.contactTime.before_0900': { th: 'ก่อน 09:00 น.', en: 'Before 09:00' },
  'interest.contactTime.0900_to_1200': { th: '09:00–12:00 น.', en: '09:00-12:00' },
  'interest.contactTime.1300_to_1730': { th: '13:00–17:30 น.', en: '13:00-17:30' },
  'interest.contactTime.after_1730': { th: 'หลัง 17:30 น.', en: 'After 17:30' },

  'interest.timeline': { th: 'อยากเปิดร้านเมื่อไร', en: 'When you’d like to open' },
  'interest.timeline.under_3_months': { th: 'ภายใน 3 เดือน', en: 'Under 3 months' },
  'interest.timeline.under_6_months': { th: 'ภายใน 6 เดือน', en: 'Under 6 months' },
  'interest.timeline.over_6_months': { th: 'เกิน 6 เดือน', en: 'Over 6 months' },

  'interest.sourceOfFund': { th: 'แหล่งเงินทุน', en: 'Source of funds' },
  'interest.sourceOfFund.cash': { th: 'เงินสด', en: 'Cash' },
  'interest.sourceOfFund.loan': { th: 'สินเชื่อ', en: 'Loan' },

  'interest.placeType': { th: 'ประเภททำเล', en: 'Type of location' },
  'interest.placeType.gas_station': { th: 'ปั๊มน้ำมัน', en: 'Gas station' },
  'interest.placeType.community_mall': { th: 'คอมมูนิตี้มอลล์', en: 'Community mall' },
  'interest.placeType.convenience_store': { th: 'ร้านสะดวกซื้อ', en: 'Convenience store' },
  'interest.placeType.department_store': { th: 'ห้างสรรพสินค้า', en: 'Department store' },
  'interest.placeType.university': { th: 'มหาวิทยาลัย', en: 'University' },
  'interest.placeType.market': { th: 'ตลาด', en: 'Market' },
  'interest.placeType.village': { th: 'หมู่บ้าน', en: 'Village' },
  'interest.placeType.condominium_or_apartment': {
    th: 'คอนโดหรืออพาร์ตเมนต์',
    en: 'Condominium or apartment',
  },
  'interest.placeType.other': { th: 'อื่น ๆ', en: 'Other' },

  'interest.openShop': { th: 'พื้นที่เปิดร้าน', en: 'Space for the shop' },
  'interest.openShop.space_in_building': { th: 'มีพื้นที่ในอาคาร', en: 'Have space in building' },
  'interest.openShop.empty_land': { th: 'มีที่ดินเปล่า', en: 'Have empty land' },
  'interest.openShop.not_yet': { th: 'ยังไม่มี', en: 'Do not have yet' },

  'interest.adSource': { th: 'รู้จักเราจากไหน', en: 'How did you hear about us?' },
  'interest.adSource.facebook': { th: 'Facebook', en: 'Facebook' },
  'interest.adSource.event': { th: 'งานอีเวนต์', en: 'Event' },
  'interest.adSource.employee_referral': { th: 'พนักงานของเราแนะนำ', en: 'Employee Referral' },
  'interest.adSource.referral': { th: 'คนรู้จักแนะนำ', en: 'Referral' },
  'interest.adSource.google_adwords': { th: 'โฆษณาบน Google', en: 'Google AdWords' },
  'interest.adSource.partner': { th: 'พาร์ตเนอร์ของเรา', en: 'Partner' },
  'interest.adSource.seminar': { th: 'งานสัมมนา', en: 'Seminar' },
  'interest.adSource.webinar': { th: 'สัมมนาออนไลน์', en: 'Webinar' },
  'interest.adSource.youtube': { th: 'YouTube', en: 'Youtube' },
  'interest.adSource.line': { th: 'LINE', en: 'Line' },
})
