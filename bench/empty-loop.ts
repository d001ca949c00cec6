// Keeps a processor busy: node empty-loop.ts <seconds>
const [, , seconds = ''] = process.argv
const endsAt = performance.now() + Number(seconds) * 1000
while (performance.now() < endsAt);
