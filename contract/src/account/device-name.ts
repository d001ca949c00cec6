/** Common names of a browser and its system; null if unknown. */
export interface DeviceName {
  browser: string | null
  system: string | null
}

type Known = readonly (readonly [name: string, sign: RegExp])[]

/** First match wins: many user agents also contain the names of older browsers. */
const browsers: Known = [
  ['LINE', /\bLine\//],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['Instagram', /\bInstagram\b/],
  ['TikTok', /\b(?:musical_ly|BytedanceWebview|TikTok)/],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
]

const systems: Known = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
]

/** Parses a user agent. Returns only names from the lists above, as a user agent can be any text. */
export function deviceNameOf(userAgent: string | null): DeviceName {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) }
}

function nameIn(known: Known, userAgent: string | null): string | null {
  return known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null
}
