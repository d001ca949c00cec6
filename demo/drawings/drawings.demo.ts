import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

/** Drawings of this folder that are stored as media: what each shows, by file name. */
export const drawings: Record<string, BilingualText> = {
  'branch-page': {
    th: 'เมืองยามค่ำ ร้านซักผ้าสามร้านเปิดไฟอยู่ มีหมุดปักเหนือทุกร้าน',
    en: 'A town at night with three lit laundries, a pin above each',
  },
  'investor-page': {
    th: 'เจ้าของร้านจับมือกับผู้สนใจลงทุนหน้าร้านซักผ้าที่เปิดไฟยามค่ำ ข้าง ๆ มีต้นไม้ออกดอกเป็นเหรียญ',
    en: 'A shop owner and an investor shake hands before a lit laundry, beside a plant that bears coins',
  },
  'about-head': {
    th: 'ทีมงานสี่คนโบกมือหน้าร้านซักผ้าที่เปิดไฟยามค่ำ',
    en: 'Four of the team wave before a laundry lit at night',
  },
  'product-page': {
    th: 'เครื่องอบวางซ้อนบนเครื่องซักที่กำลังหมุน ข้าง ๆ มีตะกร้าผ้าและเหรียญเลข 24',
    en: 'A dryer over a washer that is turning, a basket and the coin that says 24 beside them',
  },
  share: {
    th: 'ร้านซักผ้าเปิดไฟกลางคืนกับถังซักใบใหญ่ที่มีน้ำ ฟอง และเสื้อสีเหลือง',
    en: 'A laundry lit at night beside a great drum of water, foam and a yellow shirt',
  },
  'shop-condo-1': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนใต้คอนโดริมรางรถไฟฟ้า',
    en: 'A laundry lit at night under the condominiums by the Skytrain',
  },
  'shop-condo-2': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนใต้คอนโดริมรางรถไฟฟ้า',
    en: 'A laundry lit at night under the condominiums by the Skytrain',
  },
  'shop-shophouses-1': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนในแถวตึกเก่า',
    en: 'A laundry lit at night in a row of old shophouses',
  },
  'shop-shophouses-2': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนในแถวตึกเก่า',
    en: 'A laundry lit at night in a row of old shophouses',
  },
  'shop-temple-1': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนข้างวัดเชิงเขา',
    en: 'A laundry lit at night beside a temple below the mountains',
  },
  'shop-temple-2': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนข้างวัดเชิงเขา',
    en: 'A laundry lit at night beside a temple below the mountains',
  },
  'shop-market-1': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนหน้าตลาดโต้รุ่ง',
    en: 'A laundry lit at night at the night market',
  },
  'shop-market-2': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนหน้าตลาดโต้รุ่ง',
    en: 'A laundry lit at night at the night market',
  },
  'shop-university-1': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนหน้าประตูมหาวิทยาลัย',
    en: 'A laundry lit at night at the gate of a university',
  },
  'shop-university-2': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนหน้าประตูมหาวิทยาลัย',
    en: 'A laundry lit at night at the gate of a university',
  },
  'shop-petrol-station-1': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนในปั๊มน้ำมัน',
    en: 'A laundry lit at night in a petrol station',
  },
  'shop-petrol-station-2': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนในปั๊มน้ำมัน',
    en: 'A laundry lit at night in a petrol station',
  },
  'shop-beach-1': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนริมหาดใต้ต้นมะพร้าว',
    en: 'A laundry lit at night by the beach under the palms',
  },
  'shop-beach-2': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนริมหาดใต้ต้นมะพร้าว',
    en: 'A laundry lit at night by the beach under the palms',
  },
  'shop-pier-1': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนบนท่าเรือ',
    en: 'A laundry lit at night on the pier',
  },
  'shop-pier-2': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนบนท่าเรือ',
    en: 'A laundry lit at night on the pier',
  },
  'shop-rice-fields-1': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนริมทุ่งนา',
    en: 'A laundry lit at night at the edge of the rice fields',
  },
  'shop-rice-fields-2': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนริมทุ่งนา',
    en: 'A laundry lit at night at the edge of the rice fields',
  },
  'shop-bridge-1': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนริมแม่น้ำข้างสะพาน',
    en: 'A laundry lit at night on the river by the bridge',
  },
  'shop-bridge-2': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนริมแม่น้ำข้างสะพาน',
    en: 'A laundry lit at night on the river by the bridge',
  },
  'shop-mall-1': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนในคอมมูนิตี้มอลล์',
    en: 'A laundry lit at night in a community mall',
  },
  'shop-mall-2': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนในคอมมูนิตี้มอลล์',
    en: 'A laundry lit at night in a community mall',
  },
  'shop-village-1': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนในซอยบ้านไม้ใต้ร่มไม้',
    en: 'A laundry lit at night in a lane of wooden houses and trees',
  },
  'shop-village-2': {
    th: 'ร้านซักผ้าเปิดไฟสว่างยามค่ำคืนในซอยบ้านไม้ใต้ร่มไม้',
    en: 'A laundry lit at night in a lane of wooden houses and trees',
  },
  'reviewer-1': {
    th: 'ภาพวาดใบหน้าลูกค้า',
    en: 'Drawn portrait of a customer',
  },
  'reviewer-2': {
    th: 'ภาพวาดใบหน้าลูกค้า',
    en: 'Drawn portrait of a customer',
  },
  'reviewer-3': {
    th: 'ภาพวาดใบหน้าลูกค้า',
    en: 'Drawn portrait of a customer',
  },
  'reviewer-4': {
    th: 'ภาพวาดใบหน้าลูกค้า',
    en: 'Drawn portrait of a customer',
  },
  'reviewer-5': {
    th: 'ภาพวาดใบหน้าลูกค้า',
    en: 'Drawn portrait of a customer',
  },
  'reviewer-6': {
    th: 'ภาพวาดใบหน้าลูกค้า',
    en: 'Drawn portrait of a customer',
  },
  'reviewer-7': {
    th: 'ภาพวาดใบหน้าลูกค้า',
    en: 'Drawn portrait of a customer',
  },
  'reviewer-8': {
    th: 'ภาพวาดใบหน้าลูกค้า',
    en: 'Drawn portrait of a customer',
  },
  'reviewer-9': {
    th: 'ภาพวาดใบหน้าลูกค้า',
    en: 'Drawn portrait of a customer',
  },
  'reviewer-10': {
    th: 'ภาพวาดใบหน้าลูกค้า',
    en: 'Drawn portrait of a customer',
  },
  'reviewer-11': {
    th: 'ภาพวาดใบหน้าลูกค้า',
    en: 'Drawn portrait of a customer',
  },
  'reviewer-12': {
    th: 'ภาพวาดใบหน้าลูกค้า',
    en: 'Drawn portrait of a customer',
  },
  'reviewer-13': {
    th: 'ภาพวาดใบหน้าลูกค้า',
    en: 'Drawn portrait of a customer',
  },
  'reviewer-14': {
    th: 'ภาพวาดใบหน้าลูกค้า',
    en: 'Drawn portrait of a customer',
  },
  'franchisee-1': {
    th: 'ภาพวาดเจ้าของร้านหญิงผมหางม้า เสื้อปกขาว',
    en: 'Drawn portrait of a shop owner with a ponytail and a white collar',
  },
  'franchisee-2': {
    th: 'ภาพวาดเจ้าของร้านชายใส่แว่น เสื้อสีกรมท่า',
    en: 'Drawn portrait of a shop owner in glasses and a dark shirt',
  },
  'franchisee-3': {
    th: 'ภาพวาดเจ้าของร้านหญิงผมบ๊อบสีน้ำตาล',
    en: 'Drawn portrait of a shop owner with brown bobbed hair',
  },
  'franchisee-4': {
    th: 'ภาพวาดเจ้าของร้านชายสูงวัย ผมขาว มีหนวด',
    en: 'Drawn portrait of an elderly shop owner with a moustache',
  },
  'franchisee-5': {
    th: 'ภาพวาดเจ้าของร้านหญิงคลุมฮิญาบสีฟ้า',
    en: 'Drawn portrait of a shop owner in a light blue headscarf',
  },
  'franchisee-6': {
    th: 'ภาพวาดเจ้าของร้านชายผมหยิก ใส่หูฟัง',
    en: 'Drawn portrait of a curly-haired shop owner with headphones',
  },
  'investor-every-day': {
    th: 'ราวตากผ้าใต้เมฆฝนและแดด ข้างล่างมีตะกร้าผ้าล้นสามใบ',
    en: 'A washing line under rain and sun, three overflowing baskets below it',
  },
  'investor-from-phone': {
    th: 'มือถือแสดงภาพร้านและกราฟแท่ง ข้าง ๆ มีแมวหลับและเหรียญลอยอยู่',
    en: 'A phone that shows the shop and a bar chart, a cat asleep beside it',
  },
  'investor-paid-first': {
    th: 'เหรียญลอยจากเครื่องแลกเหรียญลงช่องของเครื่องซักผ้าที่กำลังหมุน',
    en: 'Coins fly from the coin changer into a washer that is turning',
  },
  'investor-site-check': {
    th: 'แผนที่ย่านหนึ่งใต้แว่นขยาย มีหมุดร้านปักอยู่ และทีมงานถือแบบสำรวจ',
    en: 'A map under a magnifying glass with a pin on it, a surveyor holding her list',
  },
  'investor-engineer': {
    th: 'ช่างชูประแจข้างเครื่องซักผ้าที่เปิดแผงซ่อม มีกล่องเครื่องมือวางอยู่',
    en: 'An engineer with a spanner beside an opened washer and a toolbox',
  },
  'investor-night-care': {
    th: 'ลูกค้ากดปุ่มขอความช่วยเหลือบนผนังร้านตอนกลางคืน และมีเสียงตอบกลับ',
    en: 'A customer presses the help button on the wall at night and is answered',
  },
  'franchise-two-machine': {
    th: 'เครื่องซักกับเครื่องอบวางซ้อนกันในมุมหนึ่งของอาคาร ข้างโต๊ะวางผ้าพับ',
    en: 'A washer and a dryer stacked in a corner of a building, beside a table of folded towels',
  },
  'franchise-small': {
    th: 'ร้านซักผ้าขนาดเล็ก 8 เครื่องกลางวัน หน้าร้านมีจักรยานจอดอยู่',
    en: 'A small laundry of eight machines by day, a bicycle outside',
  },
  'franchise-medium': {
    th: 'ร้านซักผ้าขนาดกลาง 12 เครื่องกลางวัน หน้าร้านมีม้านั่งและสกูตเตอร์',
    en: 'A medium laundry of twelve machines by day, a bench and a scooter outside',
  },
  'franchise-big': {
    th: 'ร้านซักผ้าขนาดใหญ่ 20 เครื่องกลางวัน มีรถจอดหน้าร้านหลายคัน',
    en: 'A big laundry of twenty machines by day, cars parked outside',
  },
  'machine-washer-9': {
    th: 'เครื่องซักผ้าติดป้ายเลข 9 ข้าง ๆ มีผ้าที่ใส่ได้พอดี',
    en: 'A washer under a sign that says 9, beside it what fits in',
  },
  'machine-washer-14': {
    th: 'เครื่องซักผ้าติดป้ายเลข 14 ข้าง ๆ มีผ้าที่ใส่ได้พอดี',
    en: 'A washer under a sign that says 14, beside it what fits in',
  },
  'machine-washer-18': {
    th: 'เครื่องซักผ้าติดป้ายเลข 18 ข้าง ๆ มีผ้าที่ใส่ได้พอดี',
    en: 'A washer under a sign that says 18, beside it what fits in',
  },
  'machine-washer-27': {
    th: 'เครื่องซักผ้าติดป้ายเลข 27 ข้าง ๆ มีผ้าที่ใส่ได้พอดี',
    en: 'A washer under a sign that says 27, beside it what fits in',
  },
  'machine-dryer-14': {
    th: 'เครื่องอบผ้าติดป้ายเลข 14 ข้าง ๆ มีผ้าที่อบได้ในรอบเดียว',
    en: 'A dryer under a sign that says 14, beside it what it dries at once',
  },
  'machine-dryer-20': {
    th: 'เครื่องอบผ้าติดป้ายเลข 20 ข้าง ๆ มีผ้าที่อบได้ในรอบเดียว',
    en: 'A dryer under a sign that says 20, beside it what it dries at once',
  },
  'machine-dryer-27': {
    th: 'เครื่องอบผ้าติดป้ายเลข 27 ข้าง ๆ มีผ้าที่อบได้ในรอบเดียว',
    en: 'A dryer under a sign that says 27, beside it what it dries at once',
  },
  'machine-coin-exchange': {
    th: 'เครื่องแลกเหรียญรับธนบัตรและปล่อยเหรียญลงถาด',
    en: 'A coin changer takes a note and gives out coins',
  },
  'machine-detergent-vending': {
    th: 'ตู้น้ำยาอัตโนมัติ ข้าง ๆ มีขวดน้ำยาและเหรียญ',
    en: 'A detergent vending machine with a bottle and a coin beside it',
  },
  'step-sort': {
    th: 'แยกผ้าขาวลงตะกร้าหนึ่ง ผ้าสีลงอีกตะกร้าหนึ่ง',
    en: 'White washing goes into one basket, coloured into another',
  },
  'step-load': {
    th: 'ลูกค้าใส่เสื้อกับถุงเท้าลงในถังซักที่ว่าง',
    en: 'A customer puts a shirt and a sock into an empty drum',
  },
  'step-pay': {
    th: 'หน้าเครื่องแสดงราคา 60 บาท จ่ายได้ทั้งหยอดเหรียญและสแกนจากมือถือ',
    en: 'The machine shows 60 baht, to be paid in coins or with a phone',
  },
  'step-choose': {
    th: 'นิ้วกดปุ่มกลางจากสามปุ่มเลือกน้ำเย็น น้ำอุ่น และน้ำร้อน',
    en: 'A finger presses the middle one of three buttons for cold, warm and hot',
  },
  'step-wait': {
    th: 'ถังกำลังหมุน บนโต๊ะมีแก้วชา มือถือบอกว่าเหลืออีก 12 นาที',
    en: 'The drum turns; on the table a cup of tea and a phone that says 12 minutes',
  },
  'step-dry': {
    th: 'เครื่องอบผ้ากำลังทำงาน ข้าง ๆ มีผ้าพับเรียบร้อยบนโต๊ะ',
    en: 'A warm dryer beside a table with folded laundry',
  },
  'news-half-price-nights': {
    th: 'ลดครึ่งราคาช่วงตีหนึ่งถึงตีห้า ช่องถังซักเห็นพระจันทร์เหนือผืนน้ำ',
    en: 'Half price from one to five in the morning; through the drum, the moon over water',
  },
  'news-free-dry-friday': {
    th: 'ปฏิทินที่ติ๊กวันศุกร์ไว้ กับเครื่องอบผ้าที่มีพระอาทิตย์อยู่ข้างหลัง',
    en: 'A calendar with Friday ticked and a dryer with the sun behind it',
  },
  'news-student-card-20': {
    th: 'บัตรนักศึกษาสวมหมวกรับปริญญา กับเหรียญลด 20 เปอร์เซ็นต์',
    en: 'A student card in a graduation cap beside a coin that says 20 per cent off',
  },
  'news-scan-50-off': {
    th: 'มือถือที่ใช้สแกนจ่าย กับป้ายลด 50 บาท',
    en: 'A phone for paying by scan, with a tag that says 50 baht off',
  },
  'news-duvet-second-dry-free': {
    th: 'ผ้านวมพับซ้อนกัน แห้งสนิทอยู่ใต้ร่มสีเหลืองคันใหญ่กลางสายฝน',
    en: 'Folded duvets, quite dry under a big yellow umbrella in the rain',
  },
  'news-new-year-double-drying': {
    th: 'เหรียญทองสองเหรียญกับเลขคูณสอง ใต้พลุปีใหม่',
    en: 'Two gold coins marked times two under New Year fireworks',
  },
  'news-opens-nimman-soi-9': {
    th: 'ร้านเปิดไฟสว่างใต้ดอย มีโคมลอยเต็มฟ้ายามค่ำ',
    en: 'A lit laundry below the mountain, sky lanterns rising in the night',
  },
  'news-opens-phuket-old-town': {
    th: 'แถวตึกเก่าสีสดใสกลางแดด ห้องตรงกลางเป็นร้านซักผ้า',
    en: 'A row of bright old town houses by day, the middle one a laundry',
  },
  'news-opens-khon-kaen-university': {
    th: 'ไดโนเสาร์คอยาวคาบถุงเท้าอยู่หน้าร้านซักผ้า',
    en: 'A long-necked dinosaur with a sock in its mouth beside the laundry',
  },
  'news-opens-bang-na': {
    th: 'แผนที่เมืองจากมุมบน หมุดรูปถังซักปักอยู่ริมทางรถไฟฟ้า',
    en: 'A map of the city with a drum-shaped pin by the Skytrain line',
  },
  'news-opens-hat-yai-kim-yong': {
    th: 'รถตุ๊กตุ๊กบรรทุกตะกร้าผ้าเต็มคันมาถึงหน้าร้านในตลาด',
    en: 'A tuk-tuk with a full laundry basket arriving at the shop in the market',
  },
  'news-opens-chonburi-seaside': {
    th: 'ทะเลยามพระอาทิตย์ขึ้นกับเรือใบ มองผ่านช่องถังซัก มีปูตัวหนึ่งบนหาด',
    en: 'Sunrise and a sailing boat seen through a drum, a crab on the sand',
  },
  'news-duvet-without-smell': {
    th: 'ผ้านวมผืนหนาตากบนราวกลางแดด',
    en: 'A thick duvet on a line in the sun',
  },
  'news-remove-coffee-stain': {
    th: 'กาแฟหกใส่เสื้อยืดสีขาวเป็นรอยเปื้อน',
    en: 'Coffee spilt on a white T-shirt',
  },
  'news-how-much-detergent': {
    th: 'น้ำยาซักผ้ากับถ้วยตวงสามใบ น้อยไป พอดี และมากไป',
    en: 'Detergent and three measuring cups: too little, just right, too much',
  },
  'news-sort-by-weight': {
    th: 'ตาชั่งสองแขน ข้างหนึ่งถุงเท้า อีกข้างกางเกงยีนส์ที่หนักกว่า',
    en: 'A pair of scales: socks on one side, heavier jeans on the other',
  },
  'news-dry-without-shrinking': {
    th: 'เสื้อไหมพรมตัวใหญ่กับตัวที่หดเล็กลง ข้างเทอร์โมมิเตอร์',
    en: 'A jumper, the same one shrunk, and a thermometer',
  },
  'news-sneakers-in-the-washer': {
    th: 'รองเท้าผ้าใบสองข้างกับฟองในถังซัก',
    en: 'Two trainers and foam in the drum',
  },
  'news-solar-roof': {
    th: 'หลังคาร้านติดแผงโซลาร์เซลล์เต็มผืนกลางแดด',
    en: 'The roof of a laundry covered in solar panels under the sun',
  },
  'news-lost-and-found': {
    th: 'ตู้ช่องเก็บของที่ลูกค้าลืมไว้ มีถุงเท้า ตุ๊กตาหมี กุญแจ และแมวหลับอยู่หนึ่งตัว',
    en: 'Pigeonholes of lost things: socks, a teddy, keys and a cat asleep in one',
  },
  'news-night-guardian-award': {
    th: 'พนักงานกะดึกส่องไฟฉายไปที่เหรียญรางวัลรูปพระจันทร์',
    en: 'A night watchman shining a torch on a medal with a moon',
  },
  'news-water-recycling': {
    th: 'หยดน้ำกลางลูกศรหมุนวนกับใบไม้',
    en: 'A drop of water inside turning arrows, with leaves',
  },
  'news-2000-uniforms': {
    th: 'ชุดนักเรียนแขวนเรียงเป็นแถวบนราวตากผ้า',
    en: 'School uniforms hung in rows on washing lines',
  },
  'news-promptpay-everywhere': {
    th: 'มือถือสแกนคิวอาร์จ่ายเงินข้างเครื่องแลกเหรียญ',
    en: 'A phone paying by QR code beside the coin changer',
  },
  'news-video-poster': {
    th: 'ถังซักกำลังหมุนในวงแหวนนับเวลา ข้าง ๆ มีเลข 35',
    en: 'A turning drum inside a ring that counts the minutes, the number 35 beside it',
  },
  'album-opening-ribbon': {
    th: 'ตัดริบบิ้นเปิดร้านวันแรก',
    en: 'Cutting the ribbon on opening day',
  },
  'album-first-customer': {
    th: 'เจ้าของร้านทักลูกค้าคนแรกที่อุ้มตะกร้าผ้ามา',
    en: 'The owner greets her first customer, who carries a basket',
  },
  'album-machine-row': {
    th: 'เครื่องอบเรียงอยู่บนเครื่องซัก เต็มผนังร้าน',
    en: 'Dryers stacked on washers along the whole wall',
  },
  'album-coin-machine': {
    th: 'มุมเครื่องแลกเหรียญกับตู้น้ำยาอัตโนมัติ',
    en: 'The corner with the coin changer and the detergent machine',
  },
  'album-folding-table': {
    th: 'ลูกค้ายืนพับผ้าที่โต๊ะตัวยาว',
    en: 'A customer folding at the long table',
  },
  'album-night-front': {
    th: 'หน้าร้านเปิดไฟตอนกลางคืน มีแมวส้มนั่งรอ',
    en: 'The shop lit at night, a ginger cat waiting outside',
  },
  'album-team': {
    th: 'ทีมงานห้าคนใส่ผ้ากันเปื้อนยืนยิ้มโบกมือ',
    en: 'Five of the team in aprons, smiling and waving',
  },
  'album-folded-towels': {
    th: 'ผ้าขนหนูหลากสีพับซ้อนเป็นตั้ง',
    en: 'Coloured towels folded into a tall pile',
  },
  'album-children-corner': {
    th: 'เด็กสองคนเล่นตัวต่อในมุมเด็กระหว่างรอผ้า',
    en: 'Two children playing with blocks while the washing runs',
  },
  'album-solar-panels': {
    th: 'ช่างโบกมืออยู่ข้างแผงโซลาร์เซลล์บนดาดฟ้า',
    en: 'A technician waving beside solar panels on the roof',
  },
  'album-water-tank': {
    th: 'ถังพักน้ำที่ต่อท่อกลับไปยังเครื่องซัก',
    en: 'A water tank with pipes back to the drums',
  },
  'album-uniform-line': {
    th: 'เสื้อกับกางเกงนักเรียนตากบนราวกลางแดด',
    en: 'Uniform shirts and trousers on a line in the sun',
  },
  'album-scan-to-pay': {
    th: 'มือถือในมือ จอบอกว่าลดแล้ว 50 บาท',
    en: 'A phone in a hand that shows 50 baht off',
  },
  'album-dryer-cat': {
    th: 'แมวส้มนอนหลับบนเครื่องอบผ้าที่อุ่นสบาย',
    en: 'A ginger cat asleep on a warm dryer',
  },
  'banner-night-price': {
    th: 'พยาบาลหิ้วตะกร้าผ้ายืนหน้าเครื่องที่กำลังหมุน นาฬิกาบอกเวลาตีสอง กับเหรียญลด 50 เปอร์เซ็นต์',
    en: 'A nurse with her basket before a turning drum, a clock at two in the morning and a coin that says 50 per cent off',
  },
  'banner-new-branch': {
    th: 'ร้านสาขาใหม่เปิดไฟต้อนรับ มีโคมลอยขึ้นฟ้า',
    en: 'A new shop with its lights on, sky lanterns rising behind it',
  },
  'banner-duvet': {
    th: 'ผ้านวมฟู ๆ พับซ้อนกันข้างเครื่องอบผ้า',
    en: 'Fluffy duvets folded beside a dryer',
  },
  'banner-app': {
    th: 'มือถือสแกนจ่ายพร้อมป้ายลด 50 บาท และกล่องข้อความ',
    en: 'A phone with a chat and a tag that says 50 baht off',
  },
  'banner-rain': {
    th: 'ลูกค้ากางร่มอุ้มตะกร้าผ้าเดินฝ่าฝนมาที่ร้านซึ่งเปิดไฟอยู่',
    en: 'Somebody under an umbrella with a basket, walking through rain to the lit shop',
  },
  'banner-2': {
    th: 'ผ้าพับเป็นตั้งข้างตะกร้าใบเหลืองกลางแดด',
    en: 'Folded laundry beside a yellow basket in the sun',
  },
  'banner-3': {
    th: 'เจ้าของร้านสองคนยืนยิ้มหน้าร้านของตัวเอง',
    en: 'Two owners smiling in front of their own shop',
  },
  'banner-4': {
    th: 'แมวหลับบนเครื่องที่ยังหมุนอยู่ใต้พระจันทร์',
    en: 'A cat asleep on machines still turning under the moon',
  },
  'banner-open-house': {
    th: 'เจ้าของร้านจับมือกับผู้สนใจลงทุนข้ามเคาน์เตอร์ มีถ้วยกาแฟวางอยู่',
    en: 'A shop owner and a visitor shake hands over a counter with a cup of coffee on it',
  },
  'banner-empty-shop': {
    th: 'ตึกแถวปิดประตูม้วนมีหมุดปักอยู่ ข้างกันเป็นร้านซักผ้าที่เปิดไฟแล้ว',
    en: 'A shuttered shophouse with a pin over it, beside a laundry already lit',
  },
  'event-1': {
    th: 'เสื้อลายดอกกับขันน้ำสีทองวันสงกรานต์',
    en: 'A flowered shirt and a golden bowl of water for Songkran',
  },
  'event-2': {
    th: 'แม่กับลูกสาวข้างผ้าที่พับแล้ว ในวงดอกมะลิ',
    en: 'Mother and daughter beside folded laundry in a ring of jasmine',
  },
  'event-3': {
    th: 'กระทงลอยอยู่บนน้ำในถังซักใต้พระจันทร์เต็มดวง',
    en: 'A krathong afloat inside the drum under a full moon',
  },
  'event-4': {
    th: 'ถังซักสวมหมวกปาร์ตี้ใต้พลุปีใหม่',
    en: 'The drum in a party hat among New Year fireworks',
  },
  'seo-share-news': {
    th: 'การ์ดข่าวและโปรโมชันสามใบซ้อนกันใต้แสงไฟกลางคืน',
    en: 'Three cards of news and promotions fanned out at night',
  },
  'seo-share-branch': {
    th: 'แผนที่เมืองยามค่ำกับหมุดรูปถังซักหลายจุด',
    en: 'A map at night with drum-shaped pins all over it',
  },
  'policy-cookie-jar': {
    th: 'โหลคุกกี้เปิดฝาวางอยู่ข้างเครื่องซักผ้า มีคุกกี้หนึ่งชิ้นวางอยู่ข้างนอก',
    en: 'An open cookie jar beside a washing machine, one cookie taken out',
  },
  'policy-locked-drum': {
    th: 'ประตูเครื่องซักผ้าคล้องแม่กุญแจ ข้างในมีบัตรประจำตัวใบหนึ่ง ข้าง ๆ มีโล่เครื่องหมายถูก',
    en: 'A padlock on a washing machine door, a card turning inside, a shield beside it',
  },
  'policy-near-me': {
    th: 'มือถือแสดงแผนที่และหมุดอยู่ในฟองใส รอบนอกมีเครื่องซักผ้าเรียงกันตอนกลางคืน',
    en: 'A phone with a map and a pin inside a bubble, washing machines outside it at night',
  },
  'policy-fair-scales': {
    th: 'ตาชั่งตั้งอยู่ในตะกร้าผ้า ผ้าพับข้างหนึ่งกับเหรียญอีกข้างหนักเท่ากัน',
    en: 'Scales standing in a laundry basket, folded towels level with a heap of coins',
  },
  'policy-kept-clothes': {
    th: 'ผ้าพับติดป้ายกับกุญแจบนชั้น ข้างปฏิทินสามสิบวัน',
    en: 'Folded clothes with a label and a key on a shelf, by a calendar of thirty days',
  },
  'policy-cookie-mark': {
    th: 'คุกกี้ที่มีรอยกัดกลางฟองสบู่',
    en: 'A bitten cookie among bubbles',
  },
  'policy-close-mark': {
    th: 'กากบาทสำหรับปิด',
    en: 'A cross for closing',
  },
  'about-brand': {
    th: 'แม่กับลูกหิ้วตะกร้าผ้ามาซักที่ร้านตอนกลางคืน เครื่องกำลังหมุนอยู่สองเครื่อง',
    en: 'A mother and her child bring a basket of washing at night; two machines are turning',
  },
  'about-first-shop': {
    th: 'ร้านแรกในห้องแถวสองคูหาวันเปิดร้าน ประดับธงราว เจ้าของสองคนยืนโบกมือ',
    en: 'The first shop in two shophouses on its opening day, under bunting, its two owners waving',
  },
  'about-standard': {
    th: 'พนักงานยืนข้างเครื่องที่เพิ่งเช็ดสะอาด ข้าง ๆ มีใบตรวจที่ขีดถูกครบทุกข้อ',
    en: 'One of the team at a machine just wiped clean, beside a checklist with every line ticked',
  },
  'about-sustainability': {
    th: 'ราวตากผ้าระหว่างต้นไม้ใต้แดด ข้างล่างเป็นน้ำที่นำกลับมาใช้ใหม่',
    en: 'A washing line between trees in the sun, above water that is used again',
  },
  'about-careers': {
    th: 'ช่าง เจ้าของร้าน และน้องพาร์ตไทม์โบกมือ เว้นที่ว่างไว้ให้เพื่อนร่วมงานคนใหม่',
    en: 'An engineer, a shop owner and a student wave, with room left for a new colleague',
  },
  'about-community': {
    th: 'คุณยายกับลุงยามคุยกันที่ม้านั่งใต้เสาไฟหน้าร้านตอนดึก มีแมวนั่งฟัง',
    en: 'A grandmother and a night guard talk by a bench under a street lamp while a cat listens',
  },
  'reward-trophy': {
    th: 'ถ้วยรางวัลสีทองติดดาว',
    en: 'A golden cup with a star',
  },
  'reward-medal': {
    th: 'เหรียญรางวัลสลักเลข 24',
    en: 'A medal that reads 24',
  },
  'reward-rosette': {
    th: 'โบรางวัลสีขาวมีเครื่องหมายถูก',
    en: 'A white rosette with a tick',
  },
  'reward-green-plaque': {
    th: 'โล่รางวัลรูปใบไม้',
    en: 'A shield with a leaf',
  },
  'reward-laurel': {
    th: 'ดาวทองในช่อใบไม้',
    en: 'A golden star within a wreath',
  },
  'channel-chat': {
    th: 'กล่องข้อความสนทนา',
    en: 'A speech bubble',
  },
  'channel-thumb': {
    th: 'มือยกนิ้วโป้ง',
    en: 'A thumb held up',
  },
  'channel-note': {
    th: 'ตัวโน้ตดนตรี',
    en: 'A musical note',
  },
  'channel-play': {
    th: 'ปุ่มเล่นวิดีโอ',
    en: 'A play button',
  },
  'channel-camera': {
    th: 'กล้องถ่ายรูป',
    en: 'A camera',
  },
}
