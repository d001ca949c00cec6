import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BoardDatabase } from './board-database.ts'
import type { BoardFate, BoardTask } from './board-crowd.ts'
import { shelfOf } from './board-fill.ts'
import { budgets } from './pages.ts'
import type { Product } from './product.ts'
import { verdict, type Section } from './report.ts'

const script = fileURLToPath(new URL('board-crowd.ts', import.meta.url))
const quietSeconds = 20
const seconds = 60
const readers = { members: 200, pauseMs: 1000 }
// Fifty a second in all, where the board's own paces allow each one in fifteen seconds; a hundred a second take all of a processor.
const writers = { members: 100, pauseMs: 2000 }
const topics = Array.from({ length: 50 }, (_, index) => 1 + index * 13)
const mark = 'ชั่วโมงเร่งด่วน'

/** Whether all that was answered as stored is there once, and counted, after a hundred have written for a minute. */
export async function measureBoardFlood(
  product: Product,
  database: BoardDatabase,
  tokens: string[],
): Promise<Section> {
  const send = (task: Pick<BoardTask, 'does' | 'seconds' | 'members' | 'pauseMs'>) =>
    runCrowd({ ...task, contentUrl: product.contentUrl, tokens, mark, topics })
  const quiet = await send({ does: 'read', seconds: quietSeconds, ...readers })
  const writing = send({ does: 'write', seconds, ...writers })
  const busy = await send({ does: 'read', seconds, ...readers })
  const written = await writing
  const kept = (table: string) => database.ask(`SELECT count(*) FROM ${table} WHERE ${isMarked}`)
  const distinct = (table: string) =>
    database.ask(`SELECT count(DISTINCT detail) FROM ${table} WHERE ${isMarked}`)
  const ratio = busy.p99 / quiet.p99
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
    note: `For ${seconds} s, without paces, on the large board, while ${readers.members} read about once a second each; p99 in ms until the whole answer. Not stored: ${JSON.stringify(written.refused)}; reads refused: ${JSON.stringify({ ...quiet.refused, ...busy.refused })}.`,
    columns: ['what', 'wanted', 'found', 'budget'],
    rows: [
      await count('posts', 'board_posts', written.posts),
      await count('replies', 'board_replies', written.replies),
      ['counters that are wrong', '0', String(wrong), `none: ${isExact(wrong, 0)}`],
      ['p99 of a write', '', written.p99.toFixed(1), ''],
      ['p99 of a read, quiet', '', quiet.p99.toFixed(1), ''],
      [
        'p99 of a read meanwhile',
        '',
        `${busy.p99.toFixed(1)} (${ratio.toFixed(1)}×)`,
        `${reads}×: ${verdict(ratio, reads)}`,
      ],
    ],
  }
}

const isMarked = `detail LIKE '${mark}%'`

/** Replies and places of posts, posts that are shown, and shelves, that differ from what is there. */
async function countWrong(database: BoardDatabase): Promise<number> {
  const ask = (question: string) => database.ask(question)
  const shown = "state = 'published'"
  const counted = await Promise.all([
    ask(`SELECT count(*) FROM board_posts p LEFT JOIN
      (SELECT post, count(*) AS replies, max(place) AS places FROM board_replies WHERE ${shown} GROUP BY post) r
      ON r.post = p.id WHERE p.replies <> coalesce(r.replies, 0) OR p.places <> coalesce(r.places, 0)`),
    ask(`SELECT abs(posts - (SELECT count(*) FROM board_posts WHERE ${shown})) FROM board_counts`),
    ...(['number', 'activity'] as const).map((sorting) =>
      ask(`SELECT count(*) FROM board_shelves s LEFT JOIN
        (SELECT ${shelfOf(sorting)} AS shelf, count(*) AS posts FROM board_posts
          WHERE ${shown} AND pinned_at IS NULL GROUP BY ${shelfOf(sorting)}) p
        ON p.shelf = s.shelf WHERE s.sorting = '${sorting}' AND s.posts <> coalesce(p.posts, 0)`),
    ),
  ])
  return counted.reduce((sum, one) => sum + one, 0)
}

async function runCrowd(task: BoardTask): Promise<BoardFate> {
  const running = promisify(execFile)(process.execPath, [script])
  running.child.stdin?.end(JSON.stringify(task))
  const { stdout } = await running
  return JSON.parse(stdout)
}
