import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type InvestorMessageId = MessageIdOf<typeof investorMessages>

export const investorMessages = defineMessages({
  'investor.title': { th: 'แฟรนไชส์', en: 'Franchise' },
  'investor.lead': {
    th: 'เปิดร้านสะดวกซักที่ทำงานให้คุณตลอด 24 ชั่วโมง ดูแพ็กเกจ ตัวเลข และเงื่อนไขให้ครบก่อนตัดสินใจ',
    en: 'Own a laundry that never closes. See packages, figures and terms first.',
  },
  'investor.ask': { th: 'ขอรายละเอียดแฟรนไชส์', en: 'Ask about a franchise' },
  'investor.compare': { th: 'ดูแพ็กเกจและราคา', en: 'Packages and prices' },

  'investor.figures.from': { th: 'เงินที่ต้อง\u200Bเตรียม เริ่มที่', en: 'Total to budget, from' },
  'investor.figures.packages': { th: 'ขนาดให้เลือก', en: 'Sizes to choose from' },
  'investor.figures.branches': { th: 'สาขาที่เปิดแล้ว', en: 'Branches so far' },

  'investor.reasons': { th: 'ทำไมต้องลงทุนกับเรา', en: 'Why invest' },
  'investor.ads': { th: 'ข่าวสำหรับนักลงทุน', en: 'News for investors' },

  'investor.packages': { th: 'แพ็กเกจแฟรนไชส์', en: 'Franchise packages' },
  'investor.packages.lead': {
    th: 'ราคารวมเครื่องและอุปกรณ์ทุกชิ้นในรายการ ตัวเลขใหญ่คือเงินที่ต้อง\u200Bเตรียมจนเปิดร้านและอยู่ได้สามเดือน',
    en: 'Everything listed is included. The large figure is what it takes to open and run for three months.',
  },
  'investor.package.ask': { th: 'สนใจแพ็กเกจนี้', en: 'Ask about this package' },
  'investor.package.onRequest': { th: 'สอบถามราคา', en: 'Price on request' },
  'investor.package.machines': { th: 'เครื่องซักและอบ', en: 'Washers and dryers' },
  'investor.package.machinesCount': {
    th: '{count, plural, other {#\u00A0เครื่อง}}',
    en: '{count, plural, one {#\u00A0machine} other {#\u00A0machines}}',
  },
  'investor.package.brands': { th: 'ยี่ห้อเครื่อง', en: 'Machine brands' },
  'investor.package.items': { th: 'อุปกรณ์ประกอบร้าน', en: 'Shop fittings' },
  'investor.package.itemsCount': {
    th: '{count, plural, other {#\u00A0รายการ}}',
    en: '{count, plural, one {#\u00A0item} other {#\u00A0items}}',
  },
  'investor.package.accessories': {
    th: 'อุปกรณ์ {count, plural, other {#\u00A0รายการ}}',
    en: '{count, plural, one {#\u00A0shop fitting} other {#\u00A0shop fittings}}',
  },
  'investor.package.perMachine': { th: 'ราคาเฉลี่ยต่อเครื่อง', en: 'Price per machine' },
  // Word-break dictionaries would split ต้องเตรียม as ต้องเต|รี|ยม, so the text contains the break.
  'investor.money': { th: 'เงินที่ต้อง\u200Bเตรียมทั้งหมด', en: 'Total to budget' },
  'investor.money.missing': { th: 'ยังไม่รวม{parts}', en: 'Not included: {parts}' },
  'investor.money.price': { th: 'ราคาแพ็กเกจ', en: 'Package price' },
  'investor.money.vat': { th: 'ภาษีมูลค่าเพิ่ม', en: 'VAT' },
  'investor.money.fitOut': { th: 'ค่าปรับปรุงพื้นที่', en: 'Fit-out' },
  'investor.money.workingCapital': {
    th: 'เงินหมุนเวียน 3\u00A0เดือน',
    en: '3\u00A0months’ working capital',
  },
  'investor.package.none': { th: 'ไม่ระบุ', en: 'Not stated' },
  'investor.baht': { th: '{amount}\u00A0บาท', en: '฿{amount}' },

  'investor.table': { th: 'เทียบกันทีละข้อ', en: 'Side by side' },
  'investor.table.hint': {
    th: 'เลื่อนไปด้านข้างเพื่อดูทุกแพ็กเกจ',
    en: 'Scroll sideways to see every package',
  },
  'investor.table.feature': { th: 'หัวข้อ', en: 'Feature' },

  'investor.items': { th: 'อุปกรณ์ที่ได้ครบทุกชิ้น', en: 'Every item you get' },

  'investor.estimate': { th: 'ลองคำนวณระยะคืนทุน', en: 'Estimate your payback' },
  'investor.estimate.lead': {
    th: 'ตัวเลขตั้งต้นคือค่าที่เราใช้ประเมิน แก้ได้ทุกช่องให้ตรงกับทำเลของคุณ',
    en: 'We start from our own planning figures. Change any of them to fit your location.',
  },
  'investor.estimate.form': { th: 'ตัวเลขที่ใช้คำนวณ', en: 'Assumptions' },
  'investor.estimate.package': { th: 'แพ็กเกจ', en: 'Package' },
  'investor.estimate.usesPerDay': { th: 'เครื่องหนึ่งใช้วันละกี่รอบ', en: 'Cycles per machine' },
  'investor.estimate.pricePerUse': { th: 'ราคาต่อรอบโดยเฉลี่ย', en: 'Average price per cycle' },
  'investor.estimate.utilitiesPercent': {
    th: 'ค่าน้ำ ไฟ แก๊ส น้ำยา',
    en: 'Water, power, gas, detergent',
  },
  'investor.estimate.feePercent': { th: 'ค่าสิทธิและค่าการตลาด', en: 'Royalty and marketing fee' },
  'investor.estimate.rent': { th: 'ค่าเช่าที่', en: 'Rent' },
  'investor.estimate.otherCosts': {
    th: 'ค่าดูแลร้าน ซ่อม ประกัน',
    en: 'Cleaning, repair, insurance',
  },
  'investor.estimate.furtherInvestment': {
    th: 'ลงทุนเพิ่มจากยอดรวม',
    en: 'Investment on top of the total',
  },
  'investor.estimate.furtherInvestment.hint': {
    th: 'เช่น เงินประกันค่าเช่า หรือส่วนที่ยอดรวมยังไม่มี',
    en: 'e.g. a rental deposit, or anything the total leaves out',
  },
  'investor.unit.usesPerDay': { th: 'รอบต่อวัน', en: 'a day' },
  'investor.unit.pricePerUse': { th: 'บาท', en: 'baht' },
  'investor.unit.utilitiesPercent': { th: '% ของรายได้', en: '% of revenue' },
  'investor.unit.feePercent': { th: '% ของรายได้', en: '% of revenue' },
  'investor.unit.rent': { th: 'บาทต่อเดือน', en: 'baht a month' },
  'investor.unit.otherCosts': { th: 'บาทต่อเดือน', en: 'baht a month' },
  'investor.unit.furtherInvestment': { th: 'บาท', en: 'baht' },
  'investor.estimate.fault': {
    th: 'ใส่ตัวเลขตั้งแต่ 0 ถึง {most} ระหว่างนี้คำนวณด้วย {ours} ไปก่อน',
    en: 'Enter a number from 0 to {most}. Until then we’ll use {ours}.',
  },
  'investor.estimate.submit': { th: 'คำนวณ', en: 'Calculate' },

  'investor.result': { th: 'ผลการประมาณ', en: 'Your estimate' },
  'investor.result.months': { th: 'คืนทุนในราว {time}', en: 'Paid back in about {time}' },
  'investor.result.never': {
    th: 'ตัวเลขชุดนี้ยังไม่คืนทุน รายจ่ายเท่ากับหรือมากกว่ารายได้',
    en: 'With these figures it never pays back: costs equal or exceed revenue',
  },
  'investor.result.tooLate': {
    th: 'ใช้เวลาเกิน {years}\u00A0ปี นานกว่าอายุการใช้งานของเครื่อง',
    en: 'More than {years}\u00A0years, which is longer than the machines last',
  },
  'investor.result.unknown': {
    th: 'ตรวจตัวเลขในแบบฟอร์มอีกครั้ง',
    en: 'Please check the figures in the form',
  },
  'investor.time.none': { th: 'ไม่ถึงเดือน', en: 'less than a month' },
  'investor.time.years': {
    th: '{count, plural, other {#\u00A0ปี}}',
    en: '{count, plural, one {#\u00A0year} other {#\u00A0years}}',
  },
  'investor.time.months': {
    th: '{count, plural, other {#\u00A0เดือน}}',
    en: '{count, plural, one {#\u00A0month} other {#\u00A0months}}',
  },
  'investor.result.edge': { th: 'ประมาณการคืนทุน', en: 'Estimated payback' },
  'investor.result.quieter': { th: 'ถ้าลูกค้าน้อยกว่านี้ 20%', en: 'With 20% fewer customers' },
  'investor.result.busier': { th: 'ถ้าลูกค้ามากกว่านี้ 20%', en: 'With 20% more customers' },
  'investor.result.short.never': { th: 'ไม่คืนทุน', en: 'never pays back' },
  'investor.result.short.tooLate': { th: 'เกิน {years}\u00A0ปี', en: 'over {years}\u00A0years' },
  'investor.result.month': { th: 'หนึ่งเดือนโดยประมาณ', en: 'One month, estimated' },
  'investor.result.line': { th: 'รายการ', en: 'Item' },
  'investor.result.amount': { th: 'บาท', en: 'Baht' },
  'investor.result.takings': { th: 'รายได้', en: 'Revenue' },
  'investor.result.takings.how': {
    th: '{machines}\u00A0เครื่อง × {uses}\u00A0รอบ × {price}\u00A0บาท × {days}\u00A0วัน',
    en: '{machines}\u00A0machines × {uses}\u00A0cycles × ฿{price} × {days}\u00A0days',
  },
  'investor.result.utilities': { th: 'ค่าน้ำ ไฟ แก๊ส น้ำยา', en: 'Water, power, gas, detergent' },
  'investor.result.fee': { th: 'ค่าสิทธิและค่าการตลาด', en: 'Royalty and marketing fee' },
  'investor.result.ofTakings': { th: '{percent}% ของรายได้', en: '{percent}% of revenue' },
  'investor.result.rent': { th: 'ค่าเช่าที่', en: 'Rent' },
  'investor.result.otherCosts': { th: 'ค่าดูแลร้าน ซ่อม ประกัน', en: 'Cleaning, repair, insurance' },
  'investor.result.rest': { th: 'เหลือต่อเดือน', en: 'Left each month' },
  'investor.result.rest.how': {
    th: 'ก่อนดอกเบี้ยและภาษี',
    en: 'before interest and tax',
  },
  'investor.result.investment': { th: 'เงินที่ต้อง\u200Bเตรียม', en: 'Total to budget:' },
  'investor.result.investment.how': {
    th: '{size} {price} + เพิ่มเติม {further}',
    en: '{size} {price} + {further} extra',
  },
  'investor.result.promise': {
    th: 'เป็นการประมาณ ไม่ใช่การรับประกันรายได้หรือระยะคืนทุน',
    en: 'This is an estimate, not a guarantee of income or payback time.',
  },

  'investor.facts': { th: 'เรื่องที่ควรรู้ก่อนเซ็นสัญญา', en: 'Know before you sign' },
  'investor.reviews': { th: 'เสียงจากเจ้าของร้าน', en: 'What franchisees say' },
  'investor.close': {
    th: 'อยากรู้ว่าทำเลของคุณเหมาะไหม',
    en: 'Wondering if your location would work?',
  },
  'investor.close.lead': {
    th: 'เล่าให้เราฟังสั้น ๆ ทีมแฟรนไชส์จะติดต่อกลับในเวลาที่คุณสะดวก ไม่มีค่าใช้จ่าย',
    en: 'Tell us a little about it. We will call you back, free of charge, when it suits you.',
  },
  'investor.popup.title': { th: 'ขอรายละเอียดแฟรนไชส์', en: 'Ask about a franchise' },
  'investor.popup.close': { th: 'ปิด', en: 'Close' },
  'investor.popup.loading': { th: 'กำลังเปิดแบบฟอร์ม…', en: 'Opening the form…' },
})
