import { DrawingOrder, type DrawingResult } from './drawing-messages.ts'
import { redraw } from './redraw.ts'

process.on('message', (message) => void follow(DrawingOrder.parse(message)))
// The service has ended, however it did.
process.on('disconnect', () => process.exit())

async function follow({ number, drawing }: DrawingOrder): Promise<void> {
  const result = await redraw(drawing).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  )
  const answer: DrawingResult = { number, result }
  process.send?.(answer)
}
