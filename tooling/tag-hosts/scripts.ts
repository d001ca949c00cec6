/**
 * Simplified vendor scripts for consent tests: they read the commands of the page, set cookies only with consent, and report
 * to their origin.
 */

/** Reads current and future commands of the page and tracks the granted consent. */
const readCommands = `
  const own = new URL(document.currentScript.src)
  const granted = {}
  const commands = window.dataLayer = window.dataLayer || []
  const handlers = []
  const read = (entry) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return handlers.forEach((handle) => handle(['event', entry.event]))
    if (entry[0] === 'consent') for (const [name, value] of Object.entries(entry[2])) granted[name] = value === 'granted'
    if (entry[0] === 'set' && typeof entry[1] === 'object') Object.assign(settings, entry[1])
    handlers.forEach((handle) => handle(Array.from(entry)))
  }
  const settings = {}
  const start = () => {
    commands.forEach(read)
    const push = commands.push.bind(commands)
    commands.push = (...entries) => { entries.forEach(read); return push(...entries) }
  }
  const setCookie = (name) => { document.cookie = name + '=stand-in; Path=/; Max-Age=3600' }
`

/** `/gtag/js?id=G-…`: sends one page view for its property. */
export const analyticsScript = `(() => {${readCommands}
  const id = own.searchParams.get('id')
  const measure = () => { if (granted.analytics_storage) { setCookie('_ga'); setCookie('_ga_' + id.slice(2)) } }
  handlers.push(([name, target]) => {
    if (name === 'consent') measure()
    if (name !== 'config' || target !== id) return
    measure()
    const report = new URL('/g/collect', own)
    report.search = new URLSearchParams({
      tid: id, en: 'page_view', dl: settings.page_location, dr: settings.page_referrer, dt: settings.page_title ?? document.title,
      gcs: 'G1' + (granted.ad_storage ? 1 : 0) + (granted.analytics_storage ? 1 : 0),
    })
    navigator.sendBeacon(report)
  })
  // As the real one counts pages by itself: it hears every change of the address and reads it.
  const hear = () => {
    const report = new URL('/heard', own)
    report.search = new URLSearchParams({ address: location.href })
    navigator.sendBeacon(report)
  }
  const { pushState } = history
  history.pushState = (...values) => { pushState.apply(history, values); hear() }
  addEventListener('popstate', hear)
  start()
})()`

/** `/gtm.js?id=GTM-…`: sets the advertising cookie and reports its start once. */
export const containerScript = `(() => {${readCommands}
  handlers.push(([name, event]) => {
    if (name === 'consent' && granted.ad_storage) setCookie('_gcl_au')
    if (name !== 'event' || event !== 'gtm.js') return
    const report = new URL('/started', own)
    // As its variables can: the address as it is.
    report.search = new URLSearchParams({ id: own.searchParams.get('id'), address: location.href, from: document.referrer })
    navigator.sendBeacon(report)
  })
  start()
})()`

/** `/en_US/fbevents.js`: takes over the queue and reports tracked events. */
export const pixelScript = `(() => {
  const own = new URL(document.currentScript.src)
  const ids = []
  let isRevoked = false
  const setCookie = () => { document.cookie = '_fbp=stand-in; Path=/; Max-Age=3600' }
  fbq.callMethod = (command, ...values) => {
    if (command === 'consent') isRevoked = values[0] === 'revoke'
    if (command === 'init') { ids.push(values[0]); setCookie() }
    if (command !== 'track' || isRevoked) return
    setCookie()
    for (const id of ids) {
      const report = new URL('/tr', own)
      // The real one sends both as they are.
      const seen = { address: location.href, from: document.referrer }
      report.search = new URLSearchParams({ id, ev: values[0], path: location.pathname, ...seen })
      navigator.sendBeacon(report)
    }
  }
  for (const command of fbq.queue.splice(0)) fbq.callMethod(...command)
  // The real one follows the address by itself unless it is told not to.
  if (fbq.disablePushState) return
  const { pushState } = history
  history.pushState = (...values) => { pushState.apply(history, values); fbq('track', 'PageView') }
})()`
