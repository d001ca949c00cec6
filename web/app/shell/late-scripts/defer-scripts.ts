const preload = '<link rel="modulepreload"'
const address = / href="(?<href>[^"]+)"/
const endOfStart = ' type="module" async="">'
const startOfScripts = /<script(?: nonce="[^"]*")?$/

/**
 * Takes the scripts of a rendered document out of its way: what React Router would fetch and run at
 * once is kept in it as data, for `startLate` to run. Bytes in UTF-8, as they go out: to make a text of them and back took as
 * long as half of compressing them.
 */
export function deferScripts(document: Buffer): Buffer {
  const { rest, files } = takePreloads(document)
  const at = rest.indexOf(endOfStart)
  const start = rest.subarray(Math.max(rest.lastIndexOf('<', at), 0), Math.max(at, 0))
  if (!startOfScripts.test(start.toString())) return rest
  return Buffer.concat([
    rest.subarray(0, at),
    Buffer.from(` type="text/late" data-files="${files.join(' ')}">`),
    rest.subarray(at + endOfStart.length),
  ])
}

function takePreloads(document: Buffer) {
  const files: string[] = []
  const rest: Buffer[] = []
  let end = 0
  for (let at = document.indexOf(preload); at >= 0; at = document.indexOf(preload, end)) {
    rest.push(document.subarray(end, at))
    end = document.indexOf('>', at) + 1
    files.push(address.exec(document.toString('utf8', at, end))?.groups?.['href'] ?? '')
  }
  return { rest: Buffer.concat([...rest, document.subarray(end)]), files }
}
