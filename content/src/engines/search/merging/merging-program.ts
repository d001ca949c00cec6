import { isDatabaseBusy } from '../../../ground/database/database-busy.ts'
import { openSqliteConnection } from '../../../ground/database/sqlite-connection.ts'
import { openSqliteWriter } from '../../../ground/database/sqlite-writer.ts'
import { answerQuestions } from '../../../ground/side-process/answer-questions.ts'
import { mergePiece } from './merge-piece.sqlite.ts'
import { type Merged, MergingWork } from './merging-work.ts'

const opened = new Map<string, ReturnType<typeof open>>()
const open = (url: string) => openSqliteConnection(() => openSqliteWriter(url))

answerQuestions(MergingWork, async ({ url, table }): Promise<Merged> => {
  if (table === undefined) return 'nothing'
  const connection = opened.get(url) ?? open(url)
  opened.set(url, connection)
  try {
    return (await connection.run((client) => mergePiece(client, table))) ? 'some' : 'nothing'
  } catch (error) {
    if (isDatabaseBusy(error)) return 'busy'
    throw error
  }
})
