import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['Somsri@Example.com', 'somsri@example.com'],
  [' somsri+shop+more@example.com', 'somsri@example.com'],
  ['Som.Sri+a@Gmail.com', 'somsri@gmail.com'],
  ['s.o.m.s.r.i@googlemail.com', 'somsri@gmail.com'],
  ['som.sri@example.com', 'som.sri@example.com'],
  ['som.sri@gmail.com.example', 'som.sri@gmail.com.example'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
