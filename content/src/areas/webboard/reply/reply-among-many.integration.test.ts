import { afterAll, beforeAll, expect, it } from 'vitest'
import { statementsOf } from '../../../../testing/asked-statements.ts'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { readsOf } from '../../../../testing/query-plan.ts'
import { isPostgres, runSql } from '../../../ground/database/dialect.ts'

const posts = 300

let service: ContractService
let board: BoardBench

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
  for (let count = 0; count < posts; count += 1) await board.write()
  // What few rows a table has is known by this alone.
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
