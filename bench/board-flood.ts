import type { BoardDatabase } from './board-database.ts'
import type { BoardFate, BoardTask } from './board-crowd.ts'
import { runClient } from './client-process.ts'
import { budgets } from './pages.ts'
import { median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { spread, verdict, type Section } from './report.ts'
import { measureYardstick, yardstickAtBudget } from './yardstick.ts'

const rounds = 3
const quietSeconds = 15
const seconds = 20
// For the reference machine; a machine half as fast gets half the rate. Rate limits allow each member one post in fifteen
// seconds.
const readers = { members: 200, pauseMs: 1000, isCrowd: false }
const writers = { members: 100, pauseMs: 1000, isCrowd: true }
const topics = Array.from({ length: 50 }, (_, index) => 1 + index * 13)
const mark = 'ชั่วโมงเร่งด่วน'

/** Checks that each acknowledged write is stored and counted exactly once, after 100 members wrote for a minute. */
export async function measureBoardFlood(
  product: Product,
  database: BoardDatabase,
  tokens: string[],
): Promise<Section> {
  const slowness = median(await measureYardstick(product)) / yardstickAtBudget
  const send = (
    { pauseMs, members, isCrowd }: typeof readers,
    task: Pick<BoardTask, 'does' | 'seconds'>,
    round: number,
  ) =>
    runCrowd(isCrowd, {
      ...task,
      members,
      pauseMs: pauseMs * slowness,
      contentUrl: product.contentUrl,
      tokens,
      mark: `${mark} ${round}`,
      topics,
    })
  const fates = { quiet: [] as BoardFate[], busy: [] as BoardFate[], written: [] as BoardFate[] }
  for (let round = 0; round < rounds; round += 1) {
    fates.quiet.push(await send(readers, { does: 'read', seconds: quietSeconds }, round))
    const writing = send(writers, { does: 'write', seconds }, round)
    fates.busy.push(await send(readers, { does: 'read', seconds }, round))
    fates.written.push(await writing)
  }
  const p99Of = (each: BoardFate[]) => each.map(({ p99 }) => p99)
  const [quiet, busy] = [p99Of(fates.quiet), p99Of(fates.busy)]
  const sum = (of: 'posts' | 'replies') =>
    fates.written.reduce((total, fate) => total + fate[of], 0)
  const refused = Object.values(fates).flatMap((each) =>
    each.flatMap((fate) => Object.entries(fate.refused).map(([status, n]) => `${n} × ${status}`)),
  )
  const kept = (table: string) => database.ask(`SELECT count(*) FROM ${table} WHERE ${isMarked}`)
  const distinct = (table: string) =>
    database.ask(`SELECT count(DISTINCT detail) FROM ${table} WHERE ${isMarked}`)
  const ratio = median(busy) / median(quiet)
  const isExact = (found: number, wanted: number) => (found === wanted ? 'holds' : '**over**')
  const count = async (name: string, table: string, acknowledged: number) => {
    const [found, once] = [await kept(table), await distinct(table)]
    const is = found === acknowledged && once === found ? 'holds' : '**over**'
    return [name, String(acknowledged), `${found}, ${found - once} twice`, `all, once: ${is}`]
  }
  const wrong = await countWrong(database)
  const reads = budgets.boardReadsToQuiet
  return {
    title: `A hundred members write on the web board on ${database.name}`,
    note: `${rounds} times ${seconds} s, without paces, on the large board, while ${readers.members} read; each does something about every ${Math.round(writers.pauseMs * slowness)} ms, as this machine is ${slowness.toFixed(2)} times as slow as the budgets'. Before each, ${quietSeconds} s of reading alone. p99 in ms until the whole answer. Refused: ${refused.join(', ') || 'nothing'}.`,
    columns: ['what', 'wanted', 'found', 'budget'],
    rows: [
      await count('posts', 'board_posts', sum('posts')),
      await count('replies', 'board_replies', sum('replies')),
      ['counters that are wrong', '0', String(wrong), `none: ${isExact(wrong, 0)}`],
      ['p99 of a write', '', spread(p99Of(fates.written)), ''],
      ['p99 of a read, quiet', '', spread(quiet), ''],
      [
        'p99 of a read meanwhile',
        '',
        `${spread(busy)}, ${ratio.toFixed(1)}×`,
        `${reads}×: ${verdict(ratio, reads)}`,
      ],
    ],
  }
}

const isMarked = `detail LIKE '${mark}%'`

/** Number of wrong counters: replies, positions of posts, and visible posts. */
async function countWrong(database: BoardDatabase): Promise<number> {
  const ask = (question: string) => database.ask(question)
  const shown = "state = 'published'"
  const counted = await Promise.all([
    ask(`SELECT count(*) FROM board_posts p LEFT JOIN
      (SELECT post, count(*) AS replies, max(place) AS places FROM board_replies WHERE ${shown} GROUP BY post) r
      ON r.post = p.id WHERE p.replies <> coalesce(r.replies, 0) OR p.places <> coalesce(r.places, 0)`),
    ask(`SELECT abs(posts - (SELECT count(*) FROM board_posts WHERE ${shown})) FROM board_counts`),
  ])
  return counted.reduce((sum, one) => sum + one, 0)
}

async function runCrowd(isCrowd: boolean, task: BoardTask): Promise<BoardFate> {
  return JSON.parse(
    await runClient({ script: 'board-crowd.ts', input: JSON.stringify(task), isCrowd }),
  )
}
