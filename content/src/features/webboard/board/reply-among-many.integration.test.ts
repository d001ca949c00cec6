import { afterAll, beforeAll, expect, it } from 'vitest'
import { statementsOf } from '../../../../testing/asked-statements.ts'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { readsOf, sortsOf } from '../../../../testing/query-plan.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { repliesOf } from '../tables/board-tables.ts'
import { isPostgres, runSql } from '../../../platform/database/dialect.ts'

const posts = 300

let service: ContractService
let board: BoardBench

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
  for (let count = 0; count < posts; count += 1) await board.write()
  // Without statistics the planner does not know that some tables are small.
  await runSql(service.payload.db, 'ANALYZE')
})
afterAll(() => service.stop())

it('A reply is read back without a look at other posts than its own', async () => {
  const { payload } = service
  const post = await board.write()
  const reply = { web_board: post, detail: 'แช่น้ำส้มสายชูสิบนาทีก่อนซักค่ะ' }
  const asked = await statementsOf(payload, async () => {
    const { status } = await board.send('POST', '/items/feedback_webboard', reply, board.piti)
    expect(status).toBe(200)
  })
  const own = asked.filter(({ sql }) => /^select\b.*from "board_replies".*"board_posts"/s.test(sql))
  expect(own.length).toBeGreaterThan(0)
  for (const statement of own) {
    const reads = await readsOf(payload, statement, 'board_posts')
    const isDear = (read: string) =>
      isPostgres(payload.db) ? Number(read) > 1 : !/INTEGER PRIMARY KEY/.test(read)
    expect(reads.filter(isDear), statement.sql).toEqual([])
  }
})

it('All replies are read by their ids, a page at a time, and none of them is sorted', async () => {
  const { payload } = service
  const [post = 0] = (await board.list('limit=1')).items.map(({ id }) => id)
  const now = new Date().toISOString()
  const reply = { post, detail: 'ผ้าฝ้ายซักน้ำอุ่นได้ค่ะ', memberId: board.piti.id, createdAt: now }
  for (let from = 0; from < 10_000; from += 1000) {
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      ...reply,
      place: 100 + from + index,
      state: 'published',
      updatedAt: now,
    }))
    await connectionTo(payload).insert(repliesOf(payload)).values(rows)
  }
  await runSql(payload.db, 'ANALYZE')
  for (const query of ['limit=10', 'limit=10&sort=-id']) {
    const asked = await statementsOf(payload, () =>
      board.status(`/items/feedback_webboard?${query}`),
    )
    const [own, ...others] = asked.filter(({ sql }) => sql.includes('"board_replies"'))
    expect([own === undefined, others]).toEqual([false, []])
    if (!own) continue
    // PostgreSQL may read the page's rows twice; SQLite must not sort.
    const dear = isPostgres(payload.db)
      ? (await readsOf(payload, own, 'board_replies')).filter((passed) => Number(passed) > 20)
      : await sortsOf(payload, own)
    expect(dear, own.sql).toEqual([])
  }
})
