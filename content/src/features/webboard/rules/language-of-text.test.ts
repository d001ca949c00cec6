import { expect, test } from 'vitest'
import { languageOfText } from './language-of-text.ts'

test.each([
  ['คราบกาแฟบนเสื้อขาว ซักยังไงให้ออก', 'th'],
  ['Coffee on a white shirt, how do I get it out?', 'en'],
  ['เครื่อง Speed Queen 27 kg รอบ Quick Wash ใช้เวลากี่นาทีคะ', 'th'],
  ['What does ซักด่วน on the Fongsai machine mean, and is it warm?', 'en'],
  ['40 ฿ 60 ฿ https://example.com', 'en'],
  ['555 !!! 🧺', 'th'],
])('the language of %j is %s', (text, language) => expect(languageOfText(text)).toBe(language))
