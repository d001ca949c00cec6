const digit = '[0-9๐-๙０-９]'
const zero = '[0๐０]'
const first = '1-9๑-๙１-９'
const comma = '[,，]'
/** A comma parts thousands where three digits follow each, and is nothing else. */
const figure = `-?(?:${digit}{1,3}(?:${comma}${digit}{3})+|${digit}+)(?:[.．]${digit}+)?`
const baht = '[Bb][Aa][Hh][Tt]'
const thb = '[Tt][Hh][Bb]'
const before = `(?:฿|${thb})?\\s*`
const behind = `\\s*(?:\\.-|,-|-|฿|บาท|บ\\.|${baht}|${thb})?`

/** An amount of money as people in Thailand write it; its figures are a group. */
export const writtenAmount = `${before}(${figure})${behind}`

/** The same for the `pattern` of a field, with what nobody sees. */
export const amountPattern = `[\\s\\p{Cf}]*${writtenAmount}[\\s\\p{Cf}]*`

/** Amounts that fit it and are none that a report takes (`ProblemReport`). */
export const refusedAmounts = {
  negative: `.*-${digit}.*`,
  above100000: `[^.．${first}]*(?![1๑１](?:${comma}?${zero}){5}(?:[.．]${zero}*)?(?!${comma}?${digit}|[.．]${digit}))[${first}](?:${comma}?${digit}){5}.*`,
  threeDecimals: `.*[.．]${digit}{2,}[${first}].*`,
}
