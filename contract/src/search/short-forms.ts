/** Words that everybody writes in several ways; editors add theirs in the settings. */
export const everydaySpellings: readonly (readonly string[])[] = [
  ['กรุงเทพ', 'กรุงเทพมหานคร', 'กทม.', 'กทม', 'bangkok', 'bkk'],
  ['โคราช', 'นครราชสีมา', 'korat', 'khorat', 'nakhon ratchasima'],
  ['wifi', 'ไวไฟ', 'วายฟาย'],
]

/** Behind a letter or a dot the sign belongs to another word or abbreviation. */
const begin = String.raw`(^|[^\p{L}\p{M}.])`
const thaiName = '(?=[ก-ฮเ-ไ][\\u0E01-\\u0E3A\\u0E40-\\u0E4E])'

const plain: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${begin}ซ\.\s*(?=[\p{L}\p{N}])`, 'gu'), '$1ซอย'],
  [new RegExp(String.raw`${begin}ถ\.\s*(?=[\p{L}\p{N}])`, 'gu'), '$1ถนน'],
  [new RegExp(String.raw`${begin}ชม\.`, 'gu'), '$1ชั่วโมง'],
  // Without its dot it is a word of its own, unless a number stands before it.
  [/(\p{N}\s*)ชม(?![\p{L}\p{M}.])/gu, '$1ชั่วโมง'],
]

/** ม. is also a metre and a university, จ. a day, อ. a teacher: only where a name follows at once. */
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
const shortest: readonly (readonly [RegExp, string])[] = [
  [/ซอย\s*/gu, 'ซ.'],
  [/ถนน\s*/gu, 'ถ.'],
  [/ชั่วโมง/gu, 'ชม.'],
]

const rewrite = (text: string, by: readonly (readonly [RegExp, string])[]) =>
  by.reduce((written, [form, word]) => written.replace(form, word), text)

/** A text with the short forms that have one meaning written out: 'ซ.อารีย์ 24 ชม.' is 'ซอยอารีย์ 24 ชั่วโมง'. */
export function writeOut(text: string): string {
  return rewrite(text, plain)
}

/**
 * The ways to write a text by which it is found, itself first: with its short forms written out, also the ambiguous ones before
 * a name, and with these words shortened. In posts only the unambiguous forms are written out.
 */
export function waysToWrite(text: string, { isPost = false } = {}): string[] {
  const written = writeOut(text)
  const all = isPost ? [written] : [rewrite(written, ambiguous), rewrite(written, shorter)]
  return [...new Set([text, ...all])]
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
 * A search by the names of its places: จ., อ., ต. and ม. before a name, and their words, narrow nothing, as most texts have the
 * name alone; ซอย and ถนน may stand elsewhere than before it.
 */
export function withoutPlaces(search: string): string {
  return rewrite(writeOut(search), ofPlaces)
}

/** The same, where that finds nothing: without any word for a kind of place, if a name is left. */
export function bareNames(search: string): string {
  const named = withoutPlaces(search)
  const bare = named.replace(kindOfPlace, '$1 ')
  return /\p{L}/u.test(bare) ? bare : named
}

/** The ways to write a search, for texts that are stored as they were written. */
export function waysToAsk(search: string): string[] {
  const written = rewrite(writeOut(search), ambiguous)
  const shortened = rewrite(rewrite(search, shorter), shortest)
  return [...new Set([search, written, shortened, withoutPlaces(search)])]
}
