const digit = '\\p{Nd}'
/** A comma is only a thousands separator, followed by three digits. */
const figure = `-?(?:${digit}{1,3}(?:,${digit}{3})+|${digit}+)(?:\\.${digit}+)?`
const before = '(?:฿|[Tt][Hh][Bb])?\\s*'
const behind = '\\s*(?:\\.-|,-|-|฿|บาท|บ\\.|[Bb][Aa][Hh][Tt]|[Tt][Hh][Bb])?'

/** An amount of money as people in Thailand write it; its number is a group. */
export const writtenAmount = `${before}(${figure})${behind}`

/** The same for the `pattern` of a field, with invisible characters. */
export const amountPattern = `[\\s\\p{Cf}]*${writtenAmount}[\\s\\p{Cf}]*`
