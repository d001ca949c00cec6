/** Figures that whoever knows the owner knows or finds out. */
export interface PersonalFigure {
  kind: 'number' | 'date'
  i: number
  j: number
  guesses: number
}

const inNumbers = '[\\s()./_-]{0,2}'
const between = '[\\s/.,_-]{0,3}'
const joined = `${between}(?:(?:the|of|in|on|เดือน|ปี|พ\\.?ศ\\.?)${between})?`
const lead = `(?:(?:(?:i\\s?was\\s?)?born|birthday|since|(?:วัน)?เกิด|วันที่)${joined})?`
const ordinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|' +
  'twentieth|thirtieth|(?:twenty|thirty)[\\s-]?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)'
const day = `(?:(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?|${ordinals})(?:\\s?of)?`
const year = '(?:(?:1[89]|2[0-6])\\d\\d|\\d\\d)'

const englishMonths =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|' +
  'nov(?:ember)?|dec(?:ember)?'
const thaiMonths =
  'มกรา(?:คม)?|กุมภา(?:พันธ์)?|มีนา(?:คม)?|เมษา(?:ยน)?|พฤษภา(?:คม)?|มิถุนา(?:ยน)?|กรกฎา(?:คม)?|สิงหา(?:คม)?|' +
  'กันยา(?:ยน)?|ตุลา(?:คม)?|พฤศจิกา(?:ยน)?|ธันวา(?:คม)?|[มก]\\.?ค|ก\\.?พ|มี\\.?ค|เม\\.?ย|พ\\.?[คย]|มิ\\.?ย|' +
  'ส\\.?ค|ก\\.?ย|ต\\.?ค|ธ\\.?ค'
const month = `(?:${englishMonths}|${thaiMonths})`

const weekdays =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|' +
  '(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัส(?:บดี)?|ศุกร์|เสาร์|อาทิตย์)'
const englishNumbers =
  'zero|(?:four|six|seven|eigh|nine|thir|fif)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|one|two|three|four|five|six|seven|' +
  'eight|nine|ten|eleven|twelve|hundred|thousand|million'
const thaiNumbers =
  'ศูนย์|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|เอ็ด|ยี่|ร้อย|พัน|หมื่น|แสน|ล้าน|soon|nueng|song|saam|sam|see|haa|hok|jed|paed|kao|sib'

const daysOfYears = 36_600
const monthsOfYears = 1_200
const minutesOfDay = 1_440

interface Figure extends Pick<PersonalFigure, 'kind' | 'guesses'> {
  pattern: RegExp
}

const figures: readonly Figure[] = [
  // Telephones and identity cards.
  { kind: 'number', guesses: 1_000, pattern: numbered('(?:66|0)[689]', 8) },
  { kind: 'number', guesses: 1_000, pattern: numbered('(?:66|0)[2-7]', 7) },
  { kind: 'number', guesses: 1_000, pattern: numbered('[1-8]', 12) },
  { kind: 'date', guesses: daysOfYears, pattern: dated(day, month, year) },
  { kind: 'date', guesses: daysOfYears, pattern: dated(month, day, year) },
  { kind: 'date', guesses: daysOfYears, pattern: dated(year, month, day) },
  { kind: 'date', guesses: daysOfYears, pattern: dated(year, day, month) },
  { kind: 'date', guesses: daysOfYears, pattern: dated(day, year, month) },
  { kind: 'date', guesses: daysOfYears, pattern: dated(month, year, day) },
  { kind: 'date', guesses: daysOfYears, pattern: dated(year, '(?:0?[1-9]|1[0-2])', day) },
  { kind: 'date', guesses: monthsOfYears, pattern: dated(month, year) },
  { kind: 'date', guesses: monthsOfYears, pattern: dated(year, month) },
  { kind: 'date', guesses: 400, pattern: dated(day, month) },
  { kind: 'date', guesses: 1_000, pattern: inRow(`${weekdays}|${month}`, 2) },
  { kind: 'number', guesses: 10_000, pattern: inRow(`${englishNumbers}|${thaiNumbers}`, 3) },
  { kind: 'date', guesses: minutesOfDay, pattern: /t?[0-2]?\d[:.][0-5]\d(?:[:.][0-5]\d)?z?/g },
]

/** Of a text in small letters and Arabic digits. */
export function findPersonalFigures(text: string): PersonalFigure[] {
  return figures.flatMap(({ kind, guesses, pattern }) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
      kind,
      i: index,
      j: index + found.length - 1,
      guesses,
    })),
  )
}

/** Buddhist years as those of the common era, which the library knows: 2569 is 2026. */
export function commonYears(text: string): string {
  return text.replace(
    /(?<!\d)(\d{4})?(2[45]\d\d)(?!\d)/g,
    (_, before: string | undefined, found) => {
      return `${before ?? ''}${Number(found) - yearsBetweenEras}`
    },
  )
}
const yearsBetweenEras = 543

function numbered(start: string, further: number): RegExp {
  return new RegExp(`(?<!\\d)${start}(?:${inNumbers}\\d){${further}}(?!\\d)`, 'g')
}

function dated(...parts: readonly string[]): RegExp {
  return new RegExp(lead + parts.join(joined), 'g')
}

function inRow(words: string, least: number): RegExp {
  return new RegExp(`(?:(?:${words})${between}){${least},}`, 'g')
}
