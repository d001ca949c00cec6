const modulePreload = /<link rel="modulepreload"[^>]*? href="(?<href>[^"]+)"[^>]*>/g
const startOfScripts = /<script(?<nonce>(?: nonce="[^"]*")?) type="module" async="">/

/**
 * Takes the scripts of a rendered document out of its way: what React Router would fetch and run at
 * once is kept in it as data, for `startLate` to run.
 */
export function deferScripts(html: string): string {
  const files = Array.from(html.matchAll(modulePreload), ({ groups }) => groups?.['href'] ?? '')
  return html
    .replaceAll(modulePreload, '')
    .replace(startOfScripts, `<script$<nonce> type="text/late" data-files="${files.join(' ')}">`)
}
