import { readFileSync } from 'node:fs'

/**
 * For `node --import '<this file>?file=<path>'`: moves the clock forward by the milliseconds in the file, which is read
 * every 20 ms. With `&passed` durations grow as well, as if the time had passed; without, only the clock is wrong.
 */
const { searchParams } = new URL(import.meta.url)
const file = searchParams.get('file') ?? ''
const now = Date.now.bind(Date)
let aheadMilliseconds = 0

function look(): void {
  aheadMilliseconds = Number(readFileSync(file, 'utf8'))
}
look()
setInterval(look, 20).unref()

// Replaces the global, so that dates made here are instances of it everywhere.
globalThis.Date = new Proxy(Date, {
  get: (real, name, receiver) =>
    name === 'now' ? () => now() + aheadMilliseconds : Reflect.get(real, name, receiver),
  construct: (real, given, made) =>
    Reflect.construct(real, given.length > 0 ? given : [now() + aheadMilliseconds], made),
  apply: () => new Date().toString(),
})

if (searchParams.has('passed')) {
  const measure = performance.now.bind(performance)
  performance.now = () => measure() + aheadMilliseconds
}
