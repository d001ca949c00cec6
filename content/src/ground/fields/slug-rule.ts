import { say } from '../languages/say.ts'
import type { TextRule } from './text-rule.ts'

/** A name in an address, at most 80 characters; the message carries the example. */
export function requireSlug(example: string): TextRule {
  return (value, { req }) =>
    isSlug(value ?? '') ||
    say(
      req,
      `ใช้ได้เฉพาะ a-z ตัวเลข และขีดกลางระหว่างคำ เช่น ${example} (ไม่เกิน 80 ตัว)`,
      `Only a-z, digits and single hyphens between words, for example ${example} (at most 80).`,
    )
}

function isSlug(text: string): boolean {
  // Digits alone would be taken for an id.
  return text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && /[a-z]/.test(text)
}
