import { expect, test } from 'vitest'
import { findNewerCode } from './testing/find-newer-code.ts'
import { findNewerStyles } from './testing/find-newer-styles.ts'
import { findNewer, readCompat } from './testing/newer-builtins.ts'

const newer = findNewer(readCompat())

test.each([
  ['URL', 'parse'],
  ['URL', 'canParse'],
  ['Array', 'toSorted'],
  ['Map', 'groupBy'],
  ['Promise', 'withResolvers'],
  ['HTMLFormElement', 'requestSubmit'],
  ['String', 'isWellFormed'],
  ['Window', 'navigation'],
])('%s.%s is newer', (name, member) => {
  const found = newer.filter((builtin) => builtin.name === name)
  expect(found.flatMap(({ members }) => members)).toContain(member)
})

test.each([
  ['Array', 'at'],
  ['Object', 'hasOwn'],
  ['String', 'replaceAll'],
  ['Window', 'fetch'],
  ['Element', 'closest'],
])('%s.%s is not', (name, member) => {
  const found = newer.filter((builtin) => builtin.name === name)
  expect(found.flatMap(({ members }) => members)).not.toContain(member)
})

test.each([
  ['a method of URL', 'const url = URL.parse(address)', 'URL.parse'],
  ['a method of arrays', 'const sorted = list.toSorted()', 'toSorted'],
  ['a method of a form', 'form.requestSubmit(button)', 'requestSubmit'],
  ['a class', 'new URLPattern("/branch/:slug")', 'URLPattern'],
  ['a part of Intl', 'new Intl.DurationFormat("th")', 'Intl.DurationFormat'],
  ['a static block', 'class Map { static { Map.first = 1 } }', 'static block'],
  ['a lookbehind', 'const phone = /(?<!\\d)0\\d+/', 'lookbehind'],
])('a script with %s is found', (_, code, what) => {
  expect(findNewerCode(code)).toEqual([expect.stringContaining(`${what}: `)])
})

test.each([
  'const set = /[\\p{L}--[a-z]]/v',
  'import data from "./a.json" with { type: "json" }',
  'using file = open()',
])('a script in the language of later years is an error: %s', (code) => {
  expect(() => findNewerCode(code)).toThrow(SyntaxError)
})

test.each([
  'const last = list.at(-1) ?? Object.hasOwn(list, 0)',
  'JSON.parse(text); Date.parse(text)',
  'form.requestSubmit?.(button)',
  'class Page { #name = 1; static count = 0; has(page) { return #name in page } }',
  'const text = "ซักผ้า".replaceAll("ก", "ข"); structuredClone(text)',
  'const named = /(?<year>\\d{4})(?=-)/u',
])('a script of the time is left alone: %s', (code) => {
  expect(findNewerCode(code)).toEqual([])
})

test.each([
  '@media not (min-width:48rem){a{color:red}}',
  '@media (min-width:40rem) and (not (min-width:62rem)){a{color:red}}',
  '@media (min-width:64rem) or (max-height:20rem){a{color:red}}',
  '@media (width>=48rem){a{color:red}}',
  'a{translate:0 2px}',
  'a{color:red;scale:0}',
  'a{&:hover{color:red}}',
  'a:focus,body:has(b)>a{color:red}',
  '@media print{a{color:red}.dialog:modal,b{color:red}}',
])('styles that the oldest browsers drop are found: %s', (css) => {
  expect(findNewerStyles(css)).toHaveLength(1)
})

test.each([
  '@media (max-width:47.999rem) and (scripting:enabled){a>b{color:red}}',
  '@media print,(min-width:48rem){a:not(.b){transform:translate(0,2px)}}',
  '@supports not selector(:has(a)){.consent{position:static}}',
  'a{transition:transform .2s;--scale:1}',
  'a:has(b,c),b:has(c){color:red}',
  'a{color:red}html:has(b){color:red}c,d{color:red}',
])('styles that they read are left alone: %s', (css) => {
  expect(findNewerStyles(css)).toEqual([])
})
