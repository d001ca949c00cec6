import { mailKinds } from '@washhouse/contract/mailing/mailing.contract'
import { unsubscribeHeaders } from '../src/features/mailing/preferences/unsubscribe-link.ts'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'

// `leaving-link.ts <e-mail> <kind> <language>`: prints the unsubscribe link of the member's next email of a kind.
const [, , email = '', named = '', language] = process.argv
const payload = await openPayload()
const { docs } = await payload.find({ collection: 'members', where: { email: { equals: email } } })
const [member] = docs
const kind = mailKinds.find((each) => each === named)
if (!member || !kind) throw new Error(`There is no mail of the kind "${named}" to ${email}`)
const leaving = { memberId: member.id, kind }
const { href } = await unsubscribeHeaders(payload, leaving, language === 'en' ? 'en' : 'th')
process.stdout.write(`${href}\n`)
await closePayload(payload)
// On PostgreSQL Payload's own connection would keep the process alive.
process.exit()
