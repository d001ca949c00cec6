import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { residentMegabytes } from './memory.section.ts'
import type { Members } from './members.ts'
import { budgets } from './pages.ts'
import { startNginx } from './peers.ts'
import { median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { spread, verdict, type Section } from './report.ts'
import { findFreePort } from '../tooling/launcher/ports.ts'

const run = promisify(execFile)
const megabyte = 1_000_000
const fileMegabytes = 200
const downloads = 5
const sampleMs = 20

/** Throughput of a members' file through both parts, compared with nginx. */
export async function measureLargeFile(product: Product, members: Members): Promise<Section> {
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    randomBytes(fileMegabytes * megabyte - 9),
  ])
  const id = await publishFile(product, bytes)
  const { cookie } = members.inTurn(0)
  const answer = { body: bytes, contentType: 'application/pdf' }
  const nginx = await startNginx(product.dir, await findFreePort(), answer)
  const speeds = { nginx: [] as number[], website: [] as number[] }
  const growth = { content: [] as number[], web: [] as number[] }
  const url = `${product.webUrl}/assets/${id}`
  try {
    // The first download allocates buffers of the right size.
    await download(url, { cookie }, bytes.length)
    for (let round = 0; round < downloads; round += 1) {
      speeds.nginx.push(await download(nginx.url, {}, bytes.length))
      const watched = watchMemory(product)
      speeds.website.push(await download(url, { cookie }, bytes.length))
      const grown = watched.stop()
      growth.content.push(grown.content)
      growth.web.push(grown.web)
    }
  } finally {
    await nginx.stop()
  }
  const atBudget = median(speeds.nginx) / budgets.fileNginxAtBudget
  const least = budgets.fileMegabytesASecond * atBudget
  const memory = (values: number[]) =>
    `${budgets.fileGrowthMegabytes}: ${verdict(median(values), budgets.fileGrowthMegabytes)}`
  return {
    title: `A members' file of ${fileMegabytes} MB through both parts`,
    note: `GET /assets/{id} of the website with a member's session, from the content service's disk, and the same bytes from nginx, ${downloads} times in turn after a warm-up, by curl. The budget of ${budgets.fileMegabytesASecond} MB a second is for a machine where nginx gives ${budgets.fileNginxAtBudget}, and moves with that. RSS: the most while it is sent, over what it was right before; once in a while chunks that were passed on wait to be collected.`,
    columns: ['what', 'median (least–most)', 'budget'],
    rows: [
      ['nginx, MB a second', spread(speeds.nginx, 0), ''],
      [
        'website, MB a second',
        spread(speeds.website, 0),
        `${least.toFixed(0)}: ${verdict(median(speeds.website), least, true)}`,
      ],
      ['content service, MB of RSS more', spread(growth.content), memory(growth.content)],
      ['website, MB of RSS more', spread(growth.web), memory(growth.web)],
    ],
  }
}

/** Megabytes per second until the last byte; curl reads faster than Node. */
async function download(
  url: string,
  headers: Record<string, string>,
  wanted: number,
): Promise<number> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const told = '%{http_code} %{size_download} %{speed_download}'
  const { stdout } = await run('curl', ['-s', '-o', '/dev/null', '-w', told, ...sent, url])
  const [status, length, bytesASecond] = stdout.split(' ').map(Number)
  if (status !== 200 || length !== wanted) throw new Error(`${url} gave ${stdout}`)
  return Number(bytesASecond) / megabyte
}

/** Maximum memory growth of each part in megabytes since the start. */
function watchMemory({ contentPid, webPid }: Product) {
  const before = [residentMegabytes(contentPid), residentMegabytes(webPid)] as const
  const most = { content: 0, web: 0 }
  const sampling = setInterval(() => {
    most.content = Math.max(most.content, residentMegabytes(contentPid) - before[0])
    most.web = Math.max(most.web, residentMegabytes(webPid) - before[1])
  }, sampleMs)
  return {
    stop() {
      clearInterval(sampling)
      return most
    },
  }
}

/** Uploads the file as an editor and publishes it as a download; returns its id. */
async function publishFile(
  { contentUrl, administrator }: Product,
  bytes: Buffer<ArrayBuffer>,
): Promise<string> {
  const api = `${contentUrl}/cms-api`
  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${api}/staff/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(administrator),
  })
  const token = /payload-token=([^;]+)/.exec(login.headers.getSetCookie().join())?.[1] ?? ''
  const authorization = `JWT ${token}`
  const save = async (path: string, headers: Record<string, string>, body: BodyInit) => {
    const answer = await fetch(api + path, {
      method: 'POST',
      headers: { authorization, ...headers },
      body,
    })
    const text = await answer.text()
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return /"id":"?([\w-]+)/.exec(text)?.[1] ?? ''
  }
  const form = new FormData()
  form.append('_payload', '{}')
  form.append('file', new Blob([bytes]), 'คู่มือ.pdf')
  const id = await save('/library-files', {}, form)
  const published = { _status: 'published' }
  const name = `เอกสาร ${randomUUID()}`
  const category = await save('/download-categories', json, JSON.stringify({ name, ...published }))
  const record = { title: name, category: Number(category), files: [id], ...published }
  await save('/downloads', json, JSON.stringify(record))
  return id
}
