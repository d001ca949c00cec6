import { findWeakness } from './guessable-password.ts'
import { Question, type Verdict } from './judge-messages.ts'

process.on('message', (message) => void judge(Question.parse(message)))
// The service has ended, or nobody asked for a while.
process.on('disconnect', () => process.exit())

async function judge({ number, password, ownWords }: Question): Promise<void> {
  const found = await findWeakness(password, ownWords).then(
    (weakness) => ({ weakness }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  )
  const verdict: Verdict = { number, ...found }
  process.send?.(verdict)
}
