import { hostname } from 'node:os'
import { productVersion } from '@washhouse/serving/product-version'
import { log } from '../../platform/log.ts'
import { say, timeIn } from '../mail/brand-email.ts'
import { chooseTransport } from '../mail/choose-transport.ts'
import { type MailPart, renderHtml, renderText } from '../mail/mail-body.ts'
import { mailEnv } from '../mail/mail.env.ts'
import { postJson } from '../mail/post-json.ts'
import { type Alert, alertTitles } from './alert.ts'
import { alertsEnv } from './alerts.env.ts'

/**
 * Sends an alert to the operators by email and to `ALERT_URL`. Not through the outbox, which needs the database. Throws if it
 * reached nobody.
 */
export async function deliverAlert(alert: Alert): Promise<void> {
  const channels = [
    ...(alertsEnv.mail.length > 0 ? [mail(alert)] : []),
    ...(alertsEnv.url === undefined ? [] : [post(alert, alertsEnv.url)]),
  ]
  const results = await Promise.allSettled(channels)
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (errors.length === 0) return
  if (errors.length === channels.length)
    throw new AggregateError(errors, `The alert ${alert.name} reached nobody`)
  log.error({ err: errors[0], alert: alert.name }, 'an alert was not delivered on all channels')
}

async function mail(alert: Alert): Promise<void> {
  const { name, state, since } = alert
  const subject = `${signs[state]} ${alertTitles[name].th} · ${alertTitles[name].en}`
  const parts = partsOf(alert)
  await chooseTransport()({
    id: `alert-${name}-${state}-${Date.parse(since)}`,
    from: mailEnv.from,
    to: alertsEnv.mail,
    subject,
    text: renderText(parts),
    html: renderHtml({ title: subject, language: 'th' }, parts),
  })
}

const signs = { started: '⚠', ended: '✓' }

function partsOf({ name, state, since, details }: Alert): MailPart[] {
  const { th, en } = alertTitles[name]
  const title = state === 'started' ? `${th} · ${en}` : `กลับเป็นปกติแล้ว · This has ended: ${en}`
  return [
    say(title),
    {
      kind: 'facts',
      facts: [
        { name: 'เครื่อง · Machine', value: hostname() },
        { name: 'รุ่น · Version', value: productVersion() },
        { name: 'ตั้งแต่ · Since', value: timeIn('en', since) },
        ...Object.entries(details).map(([key, value]) => ({ name: key, value: String(value) })),
      ],
    },
    { kind: 'note', text: `สิ่งที่ต้องทำ · What to do: ${helpOf(name)}` },
  ]
}

/** `text` makes the body acceptable to the incoming webhooks of chat programs. */
async function post(alert: Alert, url: string): Promise<void> {
  const { name, state } = alert
  const text = `${signs[state]} ${alertTitles[name].en} (${hostname()})`
  const body = JSON.stringify({
    ...alert,
    text,
    machine: hostname(),
    version: productVersion(),
    help: helpOf(name),
  })
  const status = await postJson(url, { headers: new Headers(), body })
  if (status < 200 || status > 299) throw new Error(`ALERT_URL answered with ${status}`)
}

const helpOf = (name: string) => `docs/alerts.md#${name}`
