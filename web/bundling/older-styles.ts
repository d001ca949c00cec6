import type { Plugin } from 'vite'

/** The oldest supported browsers (docs: CONTRIBUTING.md, "Browsers"). */
export const oldestBrowsers = ['chrome100', 'firefox100', 'safari15.4', 'ios15.4']

/** For scripts: Safari 15.4 has private fields, but the compiler treats them as missing and adds a kilobyte of helpers. */
export const oldestForScripts = ['chrome100', 'firefox100', 'safari16', 'ios16']

const below = /\((width|height) < (\d+(?:\.\d+)?)rem\)/g
const between = /\((\d+(?:\.\d+)?rem) <= (width|height) < (\d+(?:\.\d+)?)rem\)/g
const ofViewport = /^([ \t]*)([\w-]+):([^;{}]*\d)[ds]v(h|w)\b([^;{}]*);/gm

/**
 * Rewrites styles for the oldest browsers where the minifier does not. The minifier turns a range into `not (min-width: …)`,
 * which Chrome 103 and Safari 16.3 drop with all its rules. It also leaves small viewport units unchanged.
 */
export function writeOlderStyles(css: string): string {
  return css
    .replace(
      between,
      (_, from: string, side: string, to: string) =>
        `(min-${side}: ${from}) and ${under(side, to)}`,
    )
    .replace(below, (_, side: string, to: string) => under(side, to))
    .replace(ofViewport, (declaration: string, indent: string, property: string) =>
      // A custom property accepts any text, so no browser would use its fallback.
      property.startsWith('--')
        ? declaration
        : `${declaration.replace(/(\d)[ds]v([hw])\b/g, '$1v$2')}\n${indent}${declaration.trim()}`,
    )
}

/** No screen has a width in between. */
function under(side: string, rem: string): string {
  return `(max-${side}: ${Number(rem) - 0.001}rem)`
}

export const olderStyles: Plugin = {
  name: 'older-styles',
  enforce: 'pre',
  transform: (code, id) =>
    /\/web\/app\/.*\.css(?:$|\?)/.test(id) ? { code: writeOlderStyles(code), map: null } : null,
}
