import { constants, setPriority } from 'node:os'

// Keeps a processor busy with nothing, behind all others: node empty-loop.ts <seconds>
const [, , seconds = ''] = process.argv
setPriority(constants.priority.PRIORITY_LOW)
const endsAt = performance.now() + Number(seconds) * 1000
while (performance.now() < endsAt);
