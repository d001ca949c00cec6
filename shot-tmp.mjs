import { chromium } from '@playwright/test'
const [base, out, widths, ...paths] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic'] })
for (const w of widths.split(',').map(Number)) {
  const c = await b.newContext({ viewport: { width: w, height: w < 600 ? 844 : 900 }, deviceScaleFactor: 1, locale: 'th-TH', reducedMotion: 'reduce' })
  await c.addCookies([{ name: 'generalCookie', value: 'isSet', url: base }])
  const p = await c.newPage()
  for (const path of paths) {
    await p.goto(base + path, { waitUntil: 'networkidle' }); await p.keyboard.press('Escape')
    await p.evaluate(async () => { document.querySelectorAll('img').forEach(i => i.loading = 'eager'); await new Promise(r => setTimeout(r, 1200)) })
    await p.screenshot({ path: `${out}/${path.replace(/\W+/g, '_') || 'home'}_${w}.png`, fullPage: true })
  }
  await c.close()
}
await b.close()
