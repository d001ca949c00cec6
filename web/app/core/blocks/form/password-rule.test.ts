import { describe, expect, test } from 'vitest'
import { findPasswordFaults, passwordLength } from './password-rule.ts'

function typed(password: string, confirmPassword = password): FormData {
  const form = new FormData()
  form.set('password', password)
  form.set('confirmPassword', confirmPassword)
  return form
}

describe('A new password', () => {
  test.each([
    ['แมวกินขนมปัง', 12],
    ['😀'.repeat(10), 10],
    // As the service counts it: one ligature is three letters.
    ['ﬃ', 3],
  ])('%s has %d characters', (password, length) => {
    expect(passwordLength(password)).toBe(length)
  })

  test.each([
    [typed('ก'.repeat(10)), {}],
    [typed('a'.repeat(128)), {}],
    [typed('😀'.repeat(9)), { password: 'min_length' }],
    [typed('a'.repeat(129)), { password: 'max_length' }],
    [typed('ผ้าหอมแดดยามเช้า', 'ผ้าหอมแดดยามเย็น'), { confirmPassword: 'differs' }],
    [typed('ผ้าหอมแดดยามเช้า', ''), { confirmPassword: 'required' }],
    // The browser reports empty fields itself.
    [typed('', 'x'), { confirmPassword: 'differs' }],
  ])('%#: is judged by its length and by what was typed twice', (form, faults) => {
    expect(findPasswordFaults(form)).toEqual(faults)
  })
})
