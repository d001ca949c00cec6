/** Common spelling variants; editors can add more in the settings. */
export const everydaySpellings: readonly (readonly string[])[] = [
  ['กรุงเทพ', 'กรุงเทพมหานคร', 'กทม.', 'กทม', 'bangkok', 'bkk'],
  ['โคราช', 'นครราชสีมา', 'korat', 'khorat', 'nakhon ratchasima'],
  ['wifi', 'ไวไฟ', 'วายฟาย'],
]

/** After a letter or dot the sign belongs to another word or abbreviation. */
const begin = String.raw`(^|[^\p{L}\p{M}.])`
const thaiName = '(?=[ก-ฮเ-ไ][\\u0E01-\\u0E3A\\u0E40-\\u0E4E])'

const plain: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${begin}ซ\.\s*(?=[\p{L}\p{N}])`, 'gu'), '$1ซอย'],
  [new RegExp(String.raw`${begin}ถ\.\s*(?=[\p{L}\p{N}])`, 'gu'), '$1ถนน'],
  [new RegExp(String.raw`${begin}ชม\.`, 'gu'), '$1ชั่วโมง'],
  // Without its dot it is a word, unless a number precedes it.
  [/(\p{N}\s*)ชม(?![\p{L}\p{M}.])/gu, '$1ชั่วโมง'],
]

/** ม. is also metre and university, จ. a day, อ. a teacher: only directly before a name. */
const ambiguous: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${begin}จ\\.${thaiName}`, 'gu'), '$1จังหวัด'],
  [new RegExp(`${begin}อ\\.${thaiName}`, 'gu'), '$1อำเภอ'],
  [new RegExp(`${begin}ต\\.${thaiName}`, 'gu'), '$1ตำบล'],
  [new RegExp(`${begin}ม\\.(?:${thaiName}|(?=\\p{N}))`, 'gu'), '$1หมู่'],
]

const shorter: readonly (readonly [RegExp, string])[] = [
  [/จังหวัด\s*/gu, 'จ.'],
  [/อำเภอ\s*/gu, 'อ.'],
  [/ตำบล\s*/gu, 'ต.'],
  [/หมู่(?:ที่)?\s*(?=\p{N})/gu, 'ม.'],
]

const rewrite = (text: string, by: readonly (readonly [RegExp, string])[]) =>
  by.reduce((written, [form, word]) => written.replace(form, word), text)

const listOfSizes = /\d+(?:,?\s+(?:(?:and|or|และ|หรือ)\s+)?\d+)+\s*(กก\.?|kg)/giu

/** 'for 9, 14 and 18 kg' → 'for 9 kg 14 kg 18 kg': a search names a single size. */
function repeatUnit(text: string): string {
  return text.replace(listOfSizes, (list, unit: string) =>
    (list.match(/\d+/g) ?? []).map((size) => `${size} ${unit}`).join(' '),
  )
}

/** Expands unambiguous abbreviations: 'ซ.อารีย์ 24 ชม.' → 'ซอยอารีย์ 24 ชั่วโมง'. */
export function writeOut(text: string): string {
  return rewrite(text, plain)
}

/**
 * Search variants of a text, itself first: abbreviations expanded, including ambiguous ones before a name, and words
 * abbreviated, and each size of a list with its unit. For posts only unambiguous abbreviations are expanded.
 */
export function waysToWrite(text: string, { isPost = false } = {}): string[] {
  const written = writeOut(text)
  const all = isPost ? [written] : [rewrite(written, ambiguous), rewrite(written, shorter)]
  return [...new Set([text, ...all, repeatUnit(text)])]
}

const ofPlaces: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?:จังหวัด|อำเภอ|ตำบล)\\s*${thaiName}`, 'gu'), ' '],
  [new RegExp(`${begin}(?:[จอตม]\\.|หมู่(?!บ้าน))\\s*${thaiName}`, 'gu'), '$1 '],
  [new RegExp(`(ซอย|ถนน)\\s*${thaiName}`, 'gu'), '$1 '],
]
const kindOfPlace = new RegExp(
  `(?:ซอย|ถนน|มหาวิทยาลัย)\\s*(?:${thaiName}|(?=\\p{N}))|${begin}(?:เขต|แขวง)\\s*${thaiName}`,
  'gu',
)

/**
 * Removes จ., อ., ต., ม. and their words before a name, as most texts contain only the name. Keeps ซอย and ถนน, which may be
 * elsewhere in the text.
 */
export function withoutPlaces(search: string): string {
  return rewrite(writeOut(search), ofPlaces)
}

/** Fallback: removes every word for a kind of place, if a name remains. */
export function bareNames(search: string): string {
  const named = withoutPlaces(search)
  const bare = named.replace(kindOfPlace, '$1 ')
  return /\p{L}/u.test(bare) ? bare : named
}
