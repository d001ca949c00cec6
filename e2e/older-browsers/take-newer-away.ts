import type { Page } from '@playwright/test'
import { findNewer, readCompat } from '../../tooling/older-browsers/testing/newer-builtins.ts'

const newer = findNewer(readCompat())

/**
 * Removes features that the oldest browsers lack. Replaces tests in these browsers, which cannot be installed everywhere.
 */
export async function takeNewerAway(page: Page): Promise<void> {
  await page.addInitScript((builtins) => {
    // Looked up before the removal.
    const hidden = {
      TypedArray: Object.getPrototypeOf(Int8Array),
      Iterator: Reflect.get(globalThis, 'Iterator'),
    }
    const holderOf = (name: string): unknown =>
      Reflect.get(hidden, name) ?? Reflect.get(globalThis, name)
    const isObject = (holder: unknown): holder is object =>
      (typeof holder === 'object' || typeof holder === 'function') && holder !== null
    for (const { name, members } of builtins) {
      const holder = holderOf(name)
      if (members.length === 0) Reflect.deleteProperty(globalThis, name)
      if (!isObject(holder)) continue
      const prototype: unknown = Reflect.get(holder, 'prototype')
      for (const member of members) {
        if (member === name) Reflect.deleteProperty(globalThis, name)
        for (const owner of [holder, prototype])
          if (isObject(owner)) Reflect.deleteProperty(owner, member)
        if (name === 'Window') Reflect.deleteProperty(globalThis, member)
      }
    }
  }, newer)
}
