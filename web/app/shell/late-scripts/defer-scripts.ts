const preload = '<link rel="modulepreload"'
const address = / href="(?<href>[^"]+)"/
const endOfStart = ' type="module" async="">'
const startOfScripts = /<script(?: nonce="[^"]*")?$/

/**
 * Takes the scripts of a rendered document out of its way: what React Router would fetch and run at
 * once is kept in it as data, for `startLate` to run.
 */
export function deferScripts(html: string): string {
  const { rest, files } = takePreloads(html)
  const at = rest.indexOf(endOfStart)
  const before = rest.slice(0, at)
  if (at < 0 || !startOfScripts.test(before.slice(before.lastIndexOf('<')))) return rest
  const start = ` type="text/late" data-files="${files.join(' ')}">`
  return before + start + rest.slice(at + endOfStart.length)
}

/** By their beginnings: expressions that look for them take longer than all else that is done to a document here. */
function takePreloads(html: string) {
  const files: string[] = []
  let rest = ''
  let end = 0
  for (let at = html.indexOf(preload); at >= 0; at = html.indexOf(preload, end)) {
    rest += html.slice(end, at)
    end = html.indexOf('>', at) + 1
    files.push(address.exec(html.slice(at, end))?.groups?.['href'] ?? '')
  }
  return { rest: rest + html.slice(end), files }
}
