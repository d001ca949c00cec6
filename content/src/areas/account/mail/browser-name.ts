// The first that fits: most browsers name others, too.
const browsers = [
  ['LINE', /\bLine\//],
  ['Facebook', /\bFBA[NV]\//],
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** 'Chrome, Android': a browser in words of ours alone, as it may name itself as it likes. */
export function browserName(userAgent: string | null | undefined): string | undefined {
  const find = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, form]) => form.test(userAgent ?? ''))?.[0] ?? []
  const named = [find(browsers), find(systems)].flat()
  return named.length > 0 ? named.join(', ') : undefined
}
