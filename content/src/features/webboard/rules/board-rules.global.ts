import type { GlobalConfig, TextareaField } from 'payload'
import { isEditor, isStaff } from '../../../platform/access.ts'
import { groups, label, type Label } from '../../../platform/languages/labels.ts'
import { say } from '../../../platform/languages/say.ts'
import { foldHost, foldWord } from './is-listed.ts'

/** Finds a line that would match nothing, or everything. */
type FindWrong = (lines: readonly string[]) => string | undefined

const wrongWord: FindWrong = (lines) => lines.find((line) => foldWord(line).length < 2)
const wrongHost: FindWrong = (lines) =>
  lines.find((line) => !/^[^.]+\.[\p{L}\p{N}]/u.test(foldHost(line)) || /\s/.test(line))

function lines(
  name: string,
  text: Label,
  description: Label,
  { placeholder, findWrong }: { placeholder: string; findWrong: FindWrong },
): TextareaField {
  return {
    name,
    type: 'textarea',
    label: text,
    maxLength: 20_000,
    admin: { description, placeholder, rows: 8 },
    validate(value, { req }) {
      const written = (value ?? '').split('\n').map((line) => line.trim())
      const wrong = findWrong(written.filter((line) => line !== ''))
      if (wrong === undefined) return true
      return say(req, `ใช้บรรทัด “${wrong}” ไม่ได้`, `The line “${wrong}” cannot be used.`)
    },
  }
}

/** Words and hosts that require pre-moderation for every author. */
export const boardRules: GlobalConfig<'board-rules'> = {
  slug: 'board-rules',
  label: label('กติกาเว็บบอร์ด', 'Web board rules'),
  admin: {
    group: groups.board,
    description: label(
      'กระทู้หรือความเห็นที่มีคำหรือเว็บเหล่านี้จะรอทีมงานตรวจก่อนแสดง',
      'Posts and replies with these words or websites wait for review before they’re published.',
    ),
  },
  access: { read: isStaff, update: isEditor },
  fields: [
    lines(
      'words',
      label('คำ บรรทัดละคำ', 'Words, one per line'),
      label(
        'หาเจอแม้สะกดเว้นวรรค สลับวรรณยุกต์ หรือใช้เลขไทย ตั้งแต่สองตัวอักษร',
        'Matches even with extra spaces, swapped tone marks or Thai digits. At least two letters.',
      ),
      { placeholder: 'เงินกู้ด่วน', findWrong: wrongWord },
    ),
    lines(
      'hosts',
      label('เว็บ บรรทัดละเว็บ', 'Websites, one per line'),
      label('รวมทุกชื่อที่ลงท้ายด้วยเว็บนี้', 'Includes all names ending in it.'),
      { placeholder: 'example.com', findWrong: wrongHost },
    ),
  ],
}
