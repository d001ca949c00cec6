/** Vocabulary of a laundry board, most frequent first: the first word is used a hundred times as often as the last. */
const words =
  `ซักผ้า เครื่องซัก เครื่องอบ ผ้าขาว ครับ ค่ะ ไหม ยังไง วันนี้ น้ำยาซักผ้า กลิ่นอับ คราบกาแฟ ผ้านวม เหรียญ สาขา
  ใครรู้บ้าง ช่วยหน่อย ขอบคุณ ได้ไหม ลองแล้ว ไม่หาย แนะนำ ราคา กี่บาท อบแห้ง ปั่นหมาด น้ำอุ่น น้ำเย็น เสื้อเชิ้ต กางเกงยีน ชุดนักเรียน
  ผ้าปูที่นอน ผ้าห่ม หมอน ตุ๊กตา รองเท้าผ้าใบ ผ้าม่าน ถุงเท้า น้ำยาปรับผ้านุ่ม ผงซักฟอก เบกกิ้งโซดา น้ำส้มสายชู คราบเลือด คราบน้ำมัน
  สีตก สีซีด เหลือง ขาด หด ยืด หอม นุ่ม แข็ง สะอาด เครื่องค้าง ประตูไม่เปิด น้ำไม่ไหล ไฟดับ เสียงดัง คืนเงิน เงินทอน ธนบัตร คิวอาร์โค้ด
  พร้อมเพย์ แอป แต้ม คูปอง ส่วนลด โปรโมชั่น สมาชิก เชียงใหม่ ลาดพร้าว รามคำแหง บางนา พัทยา ขอนแก่น หาดใหญ่ ภูเก็ต รังสิต ตอนเช้า ตอนดึก
  วันเสาร์ วันอาทิตย์ วันหยุด สงกรานต์ ปีใหม่ ฝนตก แดดออก ร้อนมาก ลูก แม่ แฟน เพื่อน แมว ขนแมว ขนหมา ฝุ่น ไรฝุ่น แพ้ คัน ผื่น เด็กอ่อน หอพัก
  คอนโด ร้าน พนักงาน กล้อง ที่จอดรถ ห้องน้ำ ไวไฟ โต๊ะ ตะกร้า ไม้แขวน เตารีด รีดผ้า พับผ้า ตากผ้า ของหาย ลืมของ กระเป๋า กุญแจ โทรศัพท์
  นาฬิกา แหวน หยิบผิด สลับผ้า แฟรนไชส์ ลงทุน ทำเล ค่าเช่า ค่าไฟ กำไร ขาดทุน สัญญา ช่างซ่อม อะไหล่ ประกัน ติดตั้ง ท่อน้ำ ปลั๊ก`
    .split(/\s+/)
    .filter(Boolean)

/** One post in this many has it in its title. */
const rareWord = { text: 'ผ้าไหมแพรวา', every: 4999 }

/** Measured searches. */
export const boardSearches = [
  { name: 'a frequent word', text: 'ซักผ้า' },
  { name: 'two frequent words', text: 'เครื่องซัก ผ้าขาว' },
  { name: 'a rare word', text: rareWord.text },
  { name: 'frequent words that seldom meet', text: 'ซักผ้า แหวน ขาดทุน' },
  { name: 'frequent letters, a word that is none', text: 'ผ้าขาวเครื่อง' },
  { name: 'nothing to find', text: 'ไม่มีใครเขียนคำนี้หรอก' },
]

/** SQL for the table `words`, with positions from 0. */
export const makeWords = `CREATE TEMP TABLE words (place integer PRIMARY KEY, word text);
  INSERT INTO words VALUES ${words.map((word, place) => `(${place}, '${word}')`).join(', ')};`

/** Primes, one for each word position, so that combinations of words vary. */
const moduli = [
  10007, 10009, 10037, 10039, 10061, 10067, 10069, 10079, 10091, 10093, 10099, 10103, 10111, 10133,
  10139, 10141, 10151, 10159, 10163, 10169, 10177, 10181, 10193, 10211,
]

const wordAt = (place: number) => {
  const modulus = moduli[place % moduli.length] ?? 0
  const share = `(((n * ${7919 * (place + 3) ** 2}) % ${modulus}) * 1.0 / ${modulus})`
  const chosen = `CAST(floor(${words.length} * ${share} * ${share}) AS integer)`
  return `(SELECT word FROM words WHERE words.place = ${chosen})`
}

/** Thai has few spaces. */
const written = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => wordAt(from + index)).join(` || `)

/** SQL expression for the title of post `n`. */
export const titleOfN = `${written(0, 3)} || ' ' || ${written(3, 2)} ||
  CASE n % ${rareWord.every} WHEN 7 THEN ' ${rareWord.text}' ELSE '' END`

/** SQL expression for the text of post `n`. */
export const textOfN = `${written(5, 6)} || ' ' || ${written(11, 7)} || ' ' || ${written(18, 6)} || ' ครั้งที่ ' || n`
