const digit = '\\p{Nd}'
/** A comma parts thousands where three digits follow each, and is nothing else. */
const figure = `-?(?:${digit}{1,3}(?:,${digit}{3})+|${digit}+)(?:\\.${digit}+)?`
const before = '(?:฿|[Tt][Hh][Bb])?\\s*'
const behind = '\\s*(?:\\.-|,-|-|฿|บาท|บ\\.|[Bb][Aa][Hh][Tt]|[Tt][Hh][Bb])?'

/** An amount of money as people in Thailand write it; its figures are a group. */
export const writtenAmount = `${before}(${figure})${behind}`

/** The same for the `pattern` of a field, with what nobody sees. */
export const amountPattern = `[\\s\\p{Cf}]*${writtenAmount}[\\s\\p{Cf}]*`

const notZero = '[1-9๑-๙]'
/** What of it no report takes (`ProblemReport`). */
export const belowZero = `-${digit}`
export const above100000 = `^[^.1-9๑-๙]*(?![1๑](?:,?[0๐]){5}(?!,?${digit}|\\.[0๐]*${notZero}))${notZero}(?:,?${digit}){5}`
export const threeDecimals = `\\.${digit}{2,}${notZero}`
