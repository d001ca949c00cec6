import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { portOf } from './testing/fake-website.ts'
import { createTurns } from './turns.ts'

test('pieces of work begin in the order in which they asked, each in a round of its own', async () => {
  const takeTurn = createTurns()()
  let round = 0
  const count = () => {
    round += 1
    if (begun.length < 3) setImmediate(count)
  }
  const begun: { name: string; round: number }[] = []
  const work = async (name: string) => {
    await takeTurn()
    begun.push({ name, round })
  }
  setImmediate(count)
  await Promise.all([work('header'), work('page'), work('footer')])
  expect(begun.map(({ name }) => name)).toEqual(['header', 'page', 'footer'])
  expect(new Set(begun.map((piece) => piece.round)).size).toBe(3)
})

test('the page that came first is made first, whichever of its pieces ask later', async () => {
  const openTurns = createTurns()
  const begun: string[] = []
  const make = async (page: string, takeTurn = openTurns()) => {
    for (const piece of ['loading', 'drawing', 'compressing']) {
      await takeTurn()
      begun.push(`${page} ${piece}`)
    }
  }
  await Promise.all([make('first'), make('second')])
  expect(begun.filter((piece) => piece.startsWith('first'))).toEqual(begun.slice(0, 3))
})

test('while the first page waits for something else, the next one is made', async () => {
  const openTurns = createTurns()
  const [first, second] = [openTurns(), openTurns()]
  const begun: string[] = []
  const makeFirst = async (loaded: Promise<void>) => {
    await first()
    begun.push('first')
    await loaded
    await first()
    begun.push('first loaded')
  }
  const makeSecond = async () => {
    await second()
    await second()
    begun.push('second')
  }
  const secondMade = makeSecond()
  await makeFirst(secondMade)
  expect(begun).toEqual(['first', 'second', 'first loaded'])
})

test('nothing begins before others had a chance, and a turn may be taken after a pause', async () => {
  const takeTurn = createTurns()()
  let hasBegun = false
  const turn = takeTurn().then(() => (hasBegun = true))
  await Promise.resolve()
  expect(hasBegun).toBe(false)
  await turn
  await takeTurn()
  await takeTurn()
})

test('a visitor is answered after one piece, however many wait for their turn', async () => {
  const takeTurn = createTurns()()
  const server = createServer((_req, res) => res.end('kept')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${portOf(server)}`
  await (await fetch(address)).text()
  let done = 0
  const pieces = Array.from({ length: 60 }, async () => {
    await takeTurn()
    const end = performance.now() + 5
    while (performance.now() < end);
    done += 1
  })
  expect(await (await fetch(address)).text()).toBe('kept')
  // Asking, answering and hearing it take a few rounds each.
  expect(done).toBeLessThan(30)
  await Promise.all(pieces)
  server.close()
})
