const digit = '\\p{Nd}'
/** A comma parts thousands where three digits follow each, and is nothing else. */
const figure = `-?(?:${digit}{1,3}(?:,${digit}{3})+|${digit}+)(?:\\.${digit}+)?`
const before = '(?:฿|[Tt][Hh][Bb])?\\s*'
const behind = '\\s*(?:\\.-|,-|-|฿|บาท|บ\\.|[Bb][Aa][Hh][Tt]|[Tt][Hh][Bb])?'

/** An amount of money as people in Thailand write it; its figures are a group. */
export const writtenAmount = `${before}(${figure})${behind}`

/** The same for the `pattern` of a field, with what nobody sees. */
export const amountPattern = `[\\s\\p{Cf}]*${writtenAmount}[\\s\\p{Cf}]*`
