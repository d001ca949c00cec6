import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { hashInOwnProcess } from '../../../../testing/quick-hashes.ts'
import { askUntilBegun, endAtOnce, keepEnding, stop } from '../../../../testing/side-processes.ts'
import { openSignInBench } from '../../../../testing/sign-in-bench.ts'
import { passwordHashing } from '../../../core/accounts/passwords/hashing-lane.ts'

hashInOwnProcess()
const { register, logIn } = await openSignInBench()
const hashing = passwordHashing()

it('A sign-in succeeds although the hashing process is killed, and so does the next', async () => {
  const { email } = await register()
  await askUntilBegun(hashing, () => logIn(email))
  stop(hashing)
  const under = logIn(email)
  await sleep(100)
  endAtOnce(hashing)
  expect(await under).toHaveProperty('status', 200)
  expect(await logIn(email)).toHaveProperty('status', 200)
})

it('Killed again and again it tells nobody a falsehood', async () => {
  const { email } = await register()
  const right = await keepEnding(hashing, logIn(email))
  expect(right).toHaveProperty('status', 200)
  const wrong = await keepEnding(hashing, logIn(email, { password: 'not this one' }))
  expect(wrong).toHaveProperty('status', 401)
})

it('While it does not answer everyone is let in all the same, without waiting for it', async () => {
  const { email } = await register()
  await askUntilBegun(hashing, () => logIn(email))
  stop(hashing)
  for (let count = 0; count < 3; count += 1)
    expect(await logIn(email)).toHaveProperty('status', 200)
  endAtOnce(hashing)
})
