// Units and months: these words belong to the number before them.
const unit =
  /^(?:to$|ถึง$|[ap]\.m\.|k[gm]|g$|ml|cm|[KM]B|sec|min|hour|day|week|month|year|working|baht|million|met|litre|square|degree|character|digit|machine|washer|dryer|cycle|branch|บาท|นาที|ชั่วโมง|ชม\.|วินาที|วัน|คืน|เดือน|ปี|กก|กิโล|กรัม|มล|ซม|เมตร|กม|ตร|องศา|สาขา|จังหวัด|เครื่อง|ตู้|ถัง|รอบ|ครั้ง|คน|ตัว|ชิ้น|ใบ|ชุด|ผืน|ซอง|คู่|อย่าง|ข้อ|ขั้น|แต้ม|ล้าน|แสน|หมื่น|พัน|เปอร์เซ็นต์|ลิตร|ฟุต|นิ้ว|สัปดาห์|น\.|โมง|แห่ง|รูป|ไฟล์|เรื่อง|รายการ|หน้า|ฉบับ|คัน|แผ่น|กระทู้|ความเห็น|เหรียญ|หลัก|%|มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา|(?:ม|มี|เม|มิ|[กพสตธ])\.[คพย]\.|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|August|(?:Septem|Octo|Novem|Decem)ber)(?![a-z]))/

/**
 * The phrases of a text. Thai puts a space only between phrases, except around a number. A number stays with its unit (70
 * บาท) or, without one, with the word before it (ซอย 9). A short word before it stays too (อบ 30 บาท), as it would hang at
 * the end of a line. A range is one phrase (1 to 5 a.m.), and so is a quantity (14 กก. × 2);
 * a longer product may break before a “×”. A “·” stays with the text
 * before it, and with a number after it (· 40 บาท).
 */
export function splitPhrases(text: string): string[] {
  const words = text.split(' ')
  const phrases: string[] = []
  words.forEach((word, index) => {
    const before = phrases.at(-1) ?? ''
    // ๆ repeats the word before it and cannot start a line.
    const isJoined =
      index > 0 &&
      (/^[ๆ·]/.test(word) ||
        (word.startsWith('×') && !before.includes('×')) ||
        before.endsWith('×') ||
        (before.endsWith('·') && /^[฿\d]/.test(word)))
    const isOfNumber = /\d$/.test(before)
      ? unit.test(word)
      : /^\d/.test(word) && (hasUnit(word, words[index + 1]) ? hanging : wordEnd).test(before)
    if (isJoined || isOfNumber) phrases[phrases.length - 1] = `${before} ${word}`
    else phrases.push(word)
  })
  return phrases
}

const hanging = /^[\u0E00-\u0E7F]{1,3}$|\d (?:to|ถึง)$/
const wordEnd = /[\u0E00-\u0E7F]$|\d to$/

/** A text that was kept together already has spaces that do not break. */
function hasUnit(number: string, next = ''): boolean {
  return number.includes('\u00A0') || unit.test(next)
}
